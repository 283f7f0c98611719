import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react"
import { useTranslation } from "react-i18next"
import { normalizeAmount, readAsThousands, normalizePercent, withoutUnit } from "#domain/shared/normalize-amount.ts"
import { toLatinDigits } from "#domain/shared/pasted-text.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { AlternativeAmount, withoutGroups, formatDecimal } from "./alternative-amount.tsx"
import { Field, FieldMessage } from "./field.tsx"
import { unitsOf } from "./units-of.ts"
import css from "./field.module.css"

interface Props {
  readonly name: string
  readonly label: string
  /** A plain decimal such as "1234.5", or "" for an empty field. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Called on blur or Enter, when the input is final. */
  readonly onCommit: () => void
  /** Reads the value as a percentage of change, which may be negative. */
  readonly isSigned?: boolean | undefined
  /** A currency, or a unit as the page writes it. The user may type it next to the amount. */
  readonly unit: string | undefined
  /** The unit as text, or a control that selects it. */
  readonly suffix?: ReactNode
  readonly hint?: ReactNode
  readonly figure?: FigureMark | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
}

interface Keystrokes {
  readonly text: string
  /**
   * The value that a refused input left unchanged. Null if the last input was accepted. The field shows the refusal until another
   * value replaces this one. A keystroke that adds one more digit does not count as another value.
   */
  readonly refused: string | null
  /** The caret position to restore after a refused input. Null if there is nothing to restore. */
  readonly caret: number | null
}
const none: Keystrokes = { text: "", refused: null, caret: null }

/** Returns true if the event is a keystroke, and false for pasted, dropped or autofilled text. */
const isKeystroke = (event: Event): boolean =>
  event instanceof InputEvent && (event.inputType.startsWith("delete") || event.data?.length === 1)

/**
 * An amount field. Both dot and comma are decimal separators. The field refuses pasted text that is not an amount, shows a
 * message and keeps the old text. Typed text stays as typed, with an error, because "1e5" must become neither 15 nor 1.
 */
export const MoneyField = ({
  name,
  label,
  value,
  onChange,
  onCommit,
  isSigned = false,
  unit,
  suffix,
  hint,
  figure,
  error,
  disabled,
}: Props) => {
  const { t, i18n } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(none)
  const read = isSigned ? normalizePercent : normalizeAmount
  // Shows the keystrokes as long as they mean the current value. "0," on the way to "0,5" means 0.
  const isCurrent = read(typed.text) === value || (typed.text !== "" && typed.text === value)
  // Shows text that is not an amount unchanged.
  const plainText = isCurrent ? typed.text : read(value) === null ? value : formatDecimal(value, i18n.language, false)
  const text = isCurrent || read(value) === null ? plainText : formatDecimal(value, i18n.language, true)

  useLayoutEffect(() => {
    if (typed.caret !== null) field.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typedText = toLatinDigits(target.value)
    const position = target.selectionStart ?? target.value.length
    // Removes the groups at the first keystroke in a grouped amount, because the "1,000" that the field itself has written means a
    // thousand.
    const isUngrouping = text !== plainText && isKeystroke(nativeEvent)
    const entered = isUngrouping
      ? withoutGroups(typedText, i18n.language, position, toLatinDigits((nativeEvent as InputEvent).data ?? "") || null)
      : { text: typedText, caret: null }
    const amountText = withoutUnit(entered.text, unitsOf(unit, i18n.language))
    const next = read(amountText)
    const added = entered.text.length - plainText.length
    if (next === null && (isKeystroke(nativeEvent) || read(text) === null)) {
      setTyped({ ...entered, refused: null })
      return onChange(entered.text)
    }
    if (next === null) {
      const caret = position - Math.max(0, target.value.length - text.length)
      return setTyped({ text, refused: value, caret: Math.max(0, caret) })
    }
    // Keeps only ungrouped text as typed. Pasted groups have many forms, and the field shows them in one form.
    const isPlain = /^[-−]?\d*(?:[.,]\d*)?$/.test(amountText)
    const isOneMore = isKeystroke(nativeEvent) && added === 1 && typed.text !== "" && read(text) !== null
    setTyped({
      text: isPlain ? amountText : "",
      refused: isOneMore && typed.refused === value ? next : null,
      caret: amountText === entered.text ? entered.caret : null,
    })
    if (next !== value) onChange(next)
  }

  const other = isSigned ? null : readAsThousands(typed.text, i18n.language)
  const chooseOther = () => {
    if (other === null) return
    setTyped({ text: other, refused: null, caret: other.length })
    onChange(other)
    field.current?.focus()
  }
  // Focusing the alternative amount does not leave the field, because that control is part of it.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setTyped({ ...none, refused: typed.refused })
    onCommit()
  }

  const refusal = typed.refused === value || read(value) === null ? t("money.refused") : undefined
  const message = refusal ?? error
  return (
    <Field
      label={label}
      error={message}
      onBlur={leave}
      message={(id) => (
        <div role="status">
          {other !== null && <AlternativeAmount read={value} other={other} onChoose={chooseOther} />}
          <FieldMessage id={id} hint={hint} error={message} />
        </div>
      )}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={field}
            name={name}
            className={`${css.input} ${css.figure}`}
            inputMode={isSigned ? "text" : "decimal"}
            autoComplete="off"
            value={text}
            onChange={change}
            maxLength={40}
            data-figure={figure}
            disabled={disabled}
            onKeyDown={({ key }: KeyboardEvent) => {
              if (key === "Enter") onCommit()
            }}
          />
          {suffix !== undefined && <span className={css.suffix}>{suffix}</span>}
        </>
      )}
    </Field>
  )
}

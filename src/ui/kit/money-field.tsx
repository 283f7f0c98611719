import type { ChangeEvent, KeyboardEvent } from "react"
import { useId, useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { typedAmount } from "../../domain/typed-amount"
import css from "./field.module.css"
import { FieldMessage } from "./field-message"

interface Props {
  readonly name: string
  readonly label: string
  /** A plain decimal, "1234.5", or nothing. */
  readonly value: string
  readonly onValue: (text: string) => void
  /** Left, or Enter: what was typed is meant. */
  readonly onCommit: () => void
  readonly suffix?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
}

interface Keystrokes {
  readonly text: string
  /** Where the caret stood before a keystroke that was refused. */
  readonly refusedAt: number | null
}

/** An amount: dot and comma both are decimal. What cannot be read as an amount is refused and said so; the old text stays. */
export const MoneyField = ({ name, label, value, onValue, onCommit, suffix, hint, error, disabled }: Props) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Keystrokes>({ text: "", refusedAt: null })
  // "0," is typed on the way to "0,5" and means 0: the keystrokes stand as long as they mean the value.
  const text = typedAmount(typed.text) === value ? typed.text : i18n.language === "ru-RU" ? value.replace(".", ",") : value

  useLayoutEffect(() => {
    if (typed.refusedAt !== null) field.current?.setSelectionRange(typed.refusedAt, typed.refusedAt)
  }, [typed])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = typedAmount(target.value)
    if (next === null) {
      const added = target.value.length - text.length
      setTyped({ text, refusedAt: Math.max(0, (target.selectionStart ?? target.value.length) - Math.max(0, added)) })
    } else {
      // Thousands set apart are shown together from here on, so that each keystroke can be read again.
      setTyped({ text: /^\d*[.,]?\d*$/.test(target.value) ? target.value : "", refusedAt: null })
      if (next !== value) onValue(next)
    }
  }

  const refusal = typed.refusedAt === null ? undefined : t("money.refused")
  const message = refusal ?? error
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>{label}</label>
      <div className={css.box}>
        <input
          ref={field} id={id} name={name} className={`${css.input} ${css.figure}`} inputMode="decimal" autoComplete="off"
          value={text} onChange={change} disabled={disabled}
          onBlur={() => {
            setTyped({ text: "", refusedAt: null })
            onCommit()
          }}
          onKeyDown={({ key }: KeyboardEvent) => { if (key === "Enter") onCommit() }}
          aria-invalid={message !== undefined} aria-describedby={`${id}-message`}
        />
        {suffix !== undefined && <span className={css.suffix}>{suffix}</span>}
      </div>
      <div role="status"><FieldMessage id={`${id}-message`} hint={hint} error={message} /></div>
    </div>
  )
}

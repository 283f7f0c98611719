import { useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type Ref } from "react"
import { toLatinDigits } from "#domain/shared/pasted-text.ts"
import { Field } from "./field.tsx"
import { useFormField } from "./form-field.tsx"
import css from "./field.module.css"

const groupSize = 3

/** Extracts the digits of typed or pasted text, up to the length of the code. */
export const extractCodeDigits = (text: string, length: number): string =>
  toLatinDigits(text).replace(/\D/g, "").slice(0, length)

/** Splits six digits into two groups, and leaves shorter codes unchanged: "123456" → "123 456". */
export const formatCode = (digits: string, length: number): string =>
  length <= groupSize + 1 || digits.length <= groupSize
    ? digits
    : `${digits.slice(0, groupSize)} ${digits.slice(groupSize)}`

/** Returns the caret position in the grouped text after this many digits. */
export const findCaretPosition = (digits: number, length: number): number =>
  length > groupSize + 1 && digits > groupSize ? digits + 1 : digits

interface Props {
  readonly name: string
  readonly label: string
  /** The code's length: six digits for a two-factor code, four for a card code. */
  readonly length?: 6 | 4 | undefined
  readonly disabled?: boolean | undefined
  /** Called with the digits, without spaces, each time the code becomes complete. */
  readonly onComplete?: ((digits: string) => void) | undefined
  /** The input element, so that the form can return the focus after a wrong code. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

interface TypedCode {
  readonly digits: string
  readonly caret: number
}

/** A one-time code in a Formik form. The form stores only digits, and the field shows them in groups. */
export const CodeField = ({ name, label, length = 6, disabled, onComplete, ref }: Props) => {
  const {
    input: { value, onChange: _, ...input },
    error,
    setValue,
  } = useFormField<string>(name)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<TypedCode | null>(null)
  useLayoutEffect(() => {
    if (typed) field.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed])
  const enter = (text: string, textBefore: string) => {
    const digits = extractCodeDigits(text, length)
    setTyped({ digits, caret: findCaretPosition(extractCodeDigits(textBefore, length).length, length) })
    void setValue(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    enter(target.value, target.value.slice(0, target.selectionStart ?? undefined))
  // Handles the paste itself, because with maxLength the browser would cut a pasted "12 34 56" to its first seven characters.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { value: shown, selectionStart, selectionEnd } = event.currentTarget
    const before = shown.slice(0, selectionStart ?? 0) + event.clipboardData.getData("text")
    enter(before + shown.slice(selectionEnd ?? shown.length), before)
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={formatCode(value, length)}
          className={`${css.input} ${css.figure}`}
          maxLength={findCaretPosition(length, length)}
          spellCheck={false}
          disabled={disabled}
          ref={(element) => {
            field.current = element
            if (typeof ref === "function") ref(element)
            else if (ref) ref.current = element
          }}
          onChange={change}
          onPaste={paste}
        />
      )}
    </Field>
  )
}

import type { HTMLInputTypeAttribute } from "react"
import css from "./field.module.css"
import { FieldMessage } from "./field-message"
import { useFormField } from "./use-form-field"

interface Props {
  readonly name: string
  readonly label: string
  readonly type?: HTMLInputTypeAttribute | undefined
  readonly autoComplete?: string | undefined
  readonly inputMode?: "text" | "email" | "numeric" | "decimal" | undefined
  readonly hint?: string | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
}

/** A line of text in a Formik form. */
export const FormField = ({ name, label, type = "text", hint, ...rest }: Props) => {
  const { id, messageId, input, error } = useFormField<string>(name)
  const message = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...rest}
          {...input}
          id={id}
          type={type}
          className={css.input}
          spellCheck={type === "text" ? undefined : false}
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : messageId}
        />
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

import type { ReactNode } from "react"
import css from "./field.module.css"
import { FieldError } from "./field-message"
import { useFormField } from "./use-form-field"

interface Props {
  readonly name: string
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
}

/** A consent or confirmation in a Formik form. */
export const CheckboxField = ({ name, label, disabled }: Props) => {
  const { id, messageId, input, error } = useFormField<boolean>(name, "checkbox")
  const { value: _, ...box } = input
  return (
    <div className={css.check}>
      <input
        {...box}
        id={id}
        type="checkbox"
        className={css.checkbox}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : messageId}
      />
      <label className={css.checkLabel} htmlFor={id}>
        {label}
      </label>
      {error !== undefined && (
        <div className={css.checkError}>
          <FieldError id={messageId} message={error} />
        </div>
      )}
    </div>
  )
}

import css from "./field.module.css"
import { FieldMessage } from "./field-message"
import own from "./text-area-field.module.css"
import { useFormField } from "./use-form-field"

interface Props {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
}

/** Several lines of text in a Formik form. */
export const TextAreaField = ({ name, label, hint, ...rest }: Props) => {
  const { id, messageId, input, error } = useFormField<string>(name)
  const message = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <textarea
          {...rest}
          {...input}
          id={id}
          rows={4}
          className={`${css.input} ${own.area}`}
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : messageId}
        />
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

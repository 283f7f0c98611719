import { useId } from "react"
import css from "./field.module.css"
import { FieldMessage } from "./field-message"
import { useFormField } from "./use-form-field"

interface OwnProps {
  readonly label: string
  /** Calendar dates such as "2026-11-21". */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly hint?: string | undefined
  readonly disabled?: boolean | undefined
}

interface Props extends OwnProps {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly name?: string | undefined
}

/** The platform's own date field. Its value is empty while the date is incomplete. */
export const DateInput = ({ label, value, onValue, onBlur, error, hint, ...rest }: Props) => {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...rest}
          id={id}
          type="date"
          className={css.input}
          value={value}
          onBlur={onBlur}
          onChange={({ target }) => onValue(target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={(error ?? hint) === undefined ? undefined : messageId}
        />
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

/** `DateField` in a Formik form. */
export const DateField = ({ name, ...ownProps }: OwnProps & { readonly name: string }) => {
  const {
    input: { value, onBlur },
    error,
    setValue,
  } = useFormField<string>(name)
  return (
    <DateInput
      {...ownProps}
      name={name}
      value={value}
      error={error}
      onValue={(next) => void setValue(next)}
      onBlur={() => onBlur(name)}
    />
  )
}

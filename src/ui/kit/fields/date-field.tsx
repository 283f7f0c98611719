import { Field } from "./field.tsx"
import { useValueField } from "./form-field.tsx"

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
export const DateInput = ({ label, onValue, error, hint, ...rest }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <input {...rest} {...control} type="date" onChange={({ target }) => onValue(target.value)} />}
  </Field>
)

/** `DateField` in a Formik form. */
export const DateField = ({ name, ...ownProps }: OwnProps & { readonly name: string }) => (
  <DateInput {...ownProps} {...useValueField(name)} />
)

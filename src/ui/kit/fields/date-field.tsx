import { Field } from "./field.tsx"
import { useValueField } from "./form-field.tsx"

interface Props {
  readonly name: string
  readonly label: string
  /** The latest allowed date, such as "2026-11-21". */
  readonly max: string
}

/** The platform's native date field in a Formik form. The value is empty while the date is incomplete. */
export const DateField = ({ name, label, max }: Props) => {
  const { onChange, error, ...rest } = useValueField(name)
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="date"
          autoComplete="off"
          max={max}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

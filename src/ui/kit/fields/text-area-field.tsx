import css from "./field.module.css"
import { Field } from "./field.tsx"
import { useFormField } from "./use-form-field.ts"

interface Props {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
}

/** Several lines of text in a Formik form. */
export const TextAreaField = ({ name, label, hint, ...rest }: Props) => {
  const { input, error } = useFormField<string>(name)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...rest} {...input} {...control} rows={4} className={`${css.input} ${css.area}`} />}
    </Field>
  )
}

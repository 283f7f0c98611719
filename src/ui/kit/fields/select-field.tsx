import type { SelectProps } from "./select"
import { Select } from "./select"
import { useFormField } from "./use-form-field"

/** `Select` in a Formik form. */
export const SelectField = ({ name, ...ownProps }: SelectProps & { readonly name: string }) => {
  const {
    input: { value, onBlur },
    error,
    setValue,
  } = useFormField<string>(name)
  return (
    <Select
      {...ownProps}
      name={name}
      value={value}
      error={error}
      onValue={(next) => void setValue(next)}
      onBlur={() => onBlur(name)}
    />
  )
}

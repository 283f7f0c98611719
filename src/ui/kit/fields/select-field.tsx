import { Select, type SelectProps } from "./select.tsx"
import { useValueField } from "./use-form-field.ts"

/** `Select` in a Formik form. */
export const SelectField = ({ name, ...ownProps }: SelectProps & { readonly name: string }) => (
  <Select {...ownProps} {...useValueField(name)} />
)

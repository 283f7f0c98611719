import type { SelectProps } from "./select"
import { Select } from "./select"
import { useValueField } from "./use-form-field"

/** `Select` in a Formik form. */
export const SelectField = ({ name, ...ownProps }: SelectProps & { readonly name: string }) => (
  <Select {...ownProps} {...useValueField(name)} />
)

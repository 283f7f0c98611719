import type { ReactNode } from "react"
import { Checkbox } from "./field.tsx"
import { useFormField } from "./use-form-field.ts"

interface Props {
  readonly name: string
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
}

/** A consent or confirmation in a Formik form. */
export const CheckboxField = ({ name, ...rest }: Props) => {
  const { input, error } = useFormField<boolean>(name, "checkbox")
  const { value: _, ...box } = input
  return <Checkbox {...box} {...rest} error={error} />
}

import { useField, useFormikContext } from "formik"
import { useId } from "react"

/** A field of the surrounding form; its error appears once the field was left or the form was submitted. */
export const useFormField = <Value>(name: string, type?: string) => {
  const id = useId()
  const [input, meta, { setValue }] = useField<Value>({ name, ...(type === undefined ? {} : { type }) })
  const { submitCount } = useFormikContext()
  const error = meta.touched || submitCount > 0 ? meta.error : undefined
  return { id, messageId: `${id}-message`, input, error, setValue }
}

import { useField, useFormikContext } from "formik"
import { useId } from "react"

/** A field of the form around it; its error is told only once it was left or the form was sent. */
export const useFormField = <Value>(name: string, type?: string) => {
  const id = useId()
  const [input, meta, { setValue }] = useField<Value>({ name, ...(type === undefined ? {} : { type }) })
  const { submitCount } = useFormikContext()
  const error = meta.touched || submitCount > 0 ? meta.error : undefined
  return { id, messageId: `${id}-message`, input, error, setValue }
}

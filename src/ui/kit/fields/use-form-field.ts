import { useField, useFormikContext } from "formik"

/** A field of the surrounding form; its error appears once the field was left or the form was submitted. */
export const useFormField = <Value>(name: string, type?: string) => {
  const [input, meta, { setValue }] = useField<Value>({ name, ...(type === undefined ? {} : { type }) })
  const { submitCount } = useFormikContext()
  const error = meta.touched || submitCount > 0 ? meta.error : undefined
  return { input, error, setValue }
}

/** `useFormField` for a control that reports its value instead of an event. */
export const useValueField = (name: string) => {
  const { input, error, setValue } = useFormField<string>(name)
  const { value, onBlur } = input
  return { name, value, error, onValue: (next: string) => void setValue(next), onBlur: () => void onBlur(name) }
}

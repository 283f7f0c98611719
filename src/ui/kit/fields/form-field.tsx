import { useField, useFormikContext } from "formik"
import type { InputHTMLAttributes, ReactNode } from "react"
import { Field, FieldMessage, Checkbox, type AutoComplete } from "./field.tsx"
import { Select, type SelectProps } from "./select.tsx"
import css from "./field.module.css"

/**
 * Connects a control to the surrounding form. The error appears only after the field was changed and left, or after a submit,
 * because an early error would disturb the first input.
 */
export const useFormField = <Value,>(name: string, type?: string) => {
  const [input, meta, { setValue }] = useField<Value>({ name, ...(type === undefined ? {} : { type }) })
  const { submitCount } = useFormikContext()
  // Shows the error of an untouched value if the form asks again for a value that was sent before, which sets `initialTouched`.
  const isDue = meta.touched && (meta.initialTouched || meta.value !== meta.initialValue)
  const error = isDue || submitCount > 0 ? meta.error : undefined
  return { input, error, setValue }
}

/** Connects a control to the form as `useFormField` does, for a control that reports its value instead of an event. */
export const useValueField = (name: string) => {
  const { input, error, setValue } = useFormField<string>(name)
  const { value, onBlur } = input
  return { name, value, error, onChange: (next: string) => void setValue(next), onBlur: () => void onBlur(name) }
}

type Shared = "type" | "autoCapitalize" | "inputMode" | "maxLength" | "disabled" | "translate"

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, Shared> {
  readonly name: string
  readonly label: string
  readonly autoComplete: AutoComplete
  readonly hint?: string | undefined
  /** Turns off spell check and correction, because the text is not natural language, for example an address. */
  readonly isVerbatim?: boolean
  readonly onType?: (text: string) => void
  /** The reason why the server refused the value. Screen readers announce it. */
  readonly refusal?: string | undefined
}

/** A field for one line of text in a Formik form. The error appears after the field was changed and left, or after a submit. */
export const FormField = ({
  name,
  label,
  type = "text",
  hint,
  isVerbatim = false,
  onType,
  refusal,
  ...rest
}: Props) => {
  const { input, error = refusal } = useFormField<string>(name)
  const alert = (id: string) => (
    <div role="alert">
      <FieldMessage id={id} error={error} />
    </div>
  )
  return (
    <Field label={label} hint={hint} error={error} message={refusal === undefined ? undefined : alert}>
      {(control) => (
        <input
          {...rest}
          {...input}
          {...control}
          type={type}
          spellCheck={type === "text" && !isVerbatim ? undefined : false}
          autoCorrect={isVerbatim ? "off" : undefined}
          onChange={(event) => {
            input.onChange(event)
            onType?.(event.target.value)
          }}
        />
      )}
    </Field>
  )
}

type EmailProps = Pick<Props, "label" | "autoComplete" | "disabled">

/** The field `email` of a Formik form. Phones show the keyboard for e-mail addresses. */
export const EmailField = (props: EmailProps) => <FormField name="email" type="email" inputMode="email" {...props} />

interface CheckboxFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
}

/** A checkbox for a consent or confirmation in a Formik form. */
export const CheckboxField = ({ name, ...rest }: CheckboxFieldProps) => {
  const { input, error } = useFormField<boolean>(name, "checkbox")
  const { value: _, ...box } = input
  return <Checkbox {...box} {...rest} error={error} />
}

interface TextAreaFieldProps {
  readonly name: string
  readonly label: string
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
}

/** A field for several lines of text in a Formik form, such as a review. */
export const TextAreaField = ({ name, label, ...rest }: TextAreaFieldProps) => {
  const { input, error } = useFormField<string>(name)
  return (
    <Field label={label} error={error}>
      {(control) => (
        <textarea
          autoComplete="off"
          {...rest}
          {...input}
          {...control}
          rows={4}
          className={`${css.input} ${css.area}`}
        />
      )}
    </Field>
  )
}

/** A `Select` that keeps its value in the surrounding Formik form. */
export const SelectField = ({ name, ...ownProps }: SelectProps & { readonly name: string }) => (
  <Select {...ownProps} {...useValueField(name)} />
)

import type { InputHTMLAttributes } from "react"
import { Field } from "./field.tsx"
import { useFormField } from "./use-form-field.ts"

type Shared = "type" | "autoComplete" | "autoCapitalize" | "inputMode" | "maxLength" | "disabled" | "translate"

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, Shared> {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** What is no text of a language, such as an address: no spell check, no correction. */
  readonly verbatim?: boolean
  readonly onType?: (text: string) => void
}

/** A line of text in a Formik form. */
export const FormField = ({ name, label, type = "text", hint, verbatim = false, onType, ...rest }: Props) => {
  const { input, error } = useFormField<string>(name)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...input}
          {...control}
          type={type}
          spellCheck={type === "text" && !verbatim ? undefined : false}
          autoCorrect={verbatim ? "off" : undefined}
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

/** An e-mail address in a Formik form. */
export const EmailField = (props: EmailProps) => <FormField name="email" type="email" inputMode="email" {...props} />

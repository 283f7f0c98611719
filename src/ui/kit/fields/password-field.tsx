import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { Field } from "./field.tsx"
import { useFormField } from "./form-field.tsx"
import css from "./field.module.css"

interface Props {
  readonly name: string
  readonly label: string
  readonly autoComplete: "current-password" | "new-password"
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
}

/** A field for a password in a Formik form, with a button that reveals the password. */
export const PasswordField = ({ name, label, hint, ...rest }: Props) => {
  const { t } = useTranslation()
  const { input, error } = useFormField<string>(name)
  const [revealed, reveal] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <input
            {...rest}
            {...input}
            {...control}
            type={revealed ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button type="button" className={css.reveal} onClick={() => reveal(!revealed)}>
            <span>{revealed ? t("password.hide") : t("password.show")}</span>
            <VisuallyHidden>{` ${t("password.what")}`}</VisuallyHidden>
          </button>
        </>
      )}
    </Field>
  )
}

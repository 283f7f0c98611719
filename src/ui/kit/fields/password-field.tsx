import type { ReactNode } from "react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import css from "./field.module.css"
import { FieldMessage } from "./field-message"
import { useFormField } from "./use-form-field"
import { VisuallyHidden } from "../layout/hidden"

interface Props {
  readonly name: string
  readonly label: string
  readonly autoComplete: "current-password" | "new-password"
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
}

/** A password in a Formik form, with a button that reveals it. */
export const PasswordField = ({ name, label, autoComplete, hint, disabled }: Props) => {
  const { t } = useTranslation()
  const { id, messageId, input, error } = useFormField<string>(name)
  const [revealed, reveal] = useState(false)
  const message = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...input}
          id={id}
          type={revealed ? "text" : "password"}
          className={css.input}
          autoComplete={autoComplete}
          disabled={disabled}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : messageId}
        />
        <button type="button" className={css.reveal} onClick={() => reveal(!revealed)}>
          <span>{revealed ? t("password.hide") : t("password.show")}</span>
          <VisuallyHidden>{` ${t("password.what")}`}</VisuallyHidden>
        </button>
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

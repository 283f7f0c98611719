import { useTranslation } from "react-i18next"
import { PasswordField } from "../kit/password-field"

/** The two fields of a new password. */
export const NewPasswordFields = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useTranslation("account")
  return (
    <>
      <PasswordField
        name="password" label={t("newPassword.password")} autoComplete="new-password"
        hint={t("auth.signup.passwordHint")} disabled={disabled}
      />
      <PasswordField name="confirmPassword" label={t("newPassword.confirm")} autoComplete="new-password" disabled={disabled} />
    </>
  )
}

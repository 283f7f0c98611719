import { useTranslation } from "react-i18next"
import { PasswordField } from "../../kit/fields/password-field"
import { NewPasswordField } from "./new-password-field"

export const NewPasswordFields = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useTranslation("account")
  return (
    <>
      <NewPasswordField name="password" label={t("newPassword.password")} disabled={disabled} />
      <PasswordField
        name="confirmPassword"
        label={t("newPassword.confirm")}
        autoComplete="new-password"
        disabled={disabled}
      />
    </>
  )
}

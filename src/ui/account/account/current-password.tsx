import { useTranslation } from "react-i18next"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"

interface Props {
  readonly email: string
}

/** Names the account for password managers: without it they match a password form to any account. */
export const AccountName = ({ email }: Props) => (
  <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
)

/** The present password, which a protected change needs. */
export const CurrentPassword = ({ email, disabled }: Props & { readonly disabled: boolean }) => (
  <>
    <AccountName email={email} />
    <PasswordField
      name="password"
      label={useTranslation("settings").t("currentPassword")}
      autoComplete="current-password"
      disabled={disabled}
    />
  </>
)

import { useField } from "formik"
// A `lazyPart` needs the `App` of a page, which this field does not know. The field therefore uses the `lazy` of React.
// oxlint-disable-next-line hashwell/lazy-imports
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { minPasswordLength } from "#domain/account/credentials.ts"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { WarnIcon } from "#ui/kit/layout/icons.tsx"
import css from "./account.module.css"

/** The fields of a form that sets a password: the new password and its repetition. */
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

interface Props {
  readonly name: string
  readonly label: string
  readonly disabled: boolean
}

interface PasswordFields {
  readonly password: string
}

const Warning = () => (
  <span className={css.advice}>
    <WarnIcon size={16} />
    <span>{useTranslation("account").t("newPassword.common")}</span>
  </span>
)

/**
 * The warning about a common password. The warning is lazy, because the form can appear without the list of a thousand passwords.
 */
const Advice = lazy(() =>
  // oxlint-disable-next-line hashwell/lazy-imports
  import("#domain/account/common-password.ts").then(
    ({ isCommonPassword }) => ({
      default: ({ password }: PasswordFields) => (isCommonPassword(password) ? <Warning /> : null),
    }),
    // Renders nothing if the chunk fails to load. The form works without the warning.
    () => ({ default: () => null }),
  ),
)

/** The field for a new password, with its rules and a warning about common passwords, which only advises and never blocks. */
export const NewPasswordField = ({ name, label, disabled }: Props) => {
  const { t } = useTranslation("account")
  const [{ value }] = useField<string>(name)
  const advice = value.length >= minPasswordLength && (
    <Suspense>
      <Advice password={value} />
    </Suspense>
  )
  const hint = (
    <>
      <span>{t("auth.signup.passwordHint")}</span> <span role="status">{advice}</span>
    </>
  )
  return <PasswordField name={name} label={label} autoComplete="new-password" hint={hint} disabled={disabled} />
}

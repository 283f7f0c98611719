import { useField } from "formik"
// The field knows no page, so it is the one view that is no `lazyPart` of it.
// oxlint-disable-next-line hashwell/later
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { minPasswordLength } from "#domain/account/credentials.ts"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { WarnIcon } from "#ui/kit/layout/icons.tsx"
import css from "./account.module.css"

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

/** The advice is lazy, because the form can appear without its list of a thousand common passwords. */
const Advice = lazy(() =>
  // oxlint-disable-next-line hashwell/later
  import("#domain/account/common-password.ts").then(
    ({ isCommonPassword }) => ({
      default: ({ password }: PasswordFields) => (isCommonPassword(password) ? <Warning /> : null),
    }),
    // Renders nothing if the chunk fails to load, because the form works without this advice.
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

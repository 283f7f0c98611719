import { useField } from "formik"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { passwordMin } from "../../domain/password"
import { WarnIcon } from "../kit/icons"
import { PasswordField } from "../kit/password-field"
import css from "./account.module.css"

interface Props {
  readonly name: string
  readonly label: string
  readonly disabled: boolean
}

interface Typed {
  readonly password: string
}

const Warning = () => (
  <span className={css.advice}>
    <WarnIcon size={16} />
    <span>{useTranslation("account").t("newPassword.common")}</span>
  </span>
)

/** The thousand passwords come in a chunk of their own. */
const Advice = lazy(() =>
  import("../../domain/common-password").then(
    ({ isCommonPassword }) => ({ default: ({ password }: Typed) => (isCommonPassword(password) ? <Warning /> : null) }),
    // Advice only: without it the form is as good.
    () => ({ default: () => null }),
  ),
)

/** A password that is being chosen: what the rules ask for, and advice against those that everybody has. */
export const NewPasswordField = ({ name, label, disabled }: Props) => {
  const { t } = useTranslation("account")
  const [{ value }] = useField<string>(name)
  const advice = value.length >= passwordMin && (
    <Suspense>
      <Advice password={value} />
    </Suspense>
  )
  const hint = (
    <>
      {t("auth.signup.passwordHint")} <span role="status">{advice}</span>
    </>
  )
  return <PasswordField name={name} label={label} autoComplete="new-password" hint={hint} disabled={disabled} />
}

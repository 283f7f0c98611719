import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { IncorrectPasswordNotice } from "#ui/account/settings/outcome.tsx"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { passwordFormInitialValues, passwordFormSchema } from "./rules.ts"

interface Props {
  readonly email: string
}

/** Names the account for password managers. Without a name, a password manager matches a password form to any account. */
export const AccountName = ({ email }: Props) => (
  <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
)

/** The field for the current password, which a protected change needs. */
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

interface PasswordFormProps extends Props {
  readonly failure: CallFailed | null
  /** Returns true if the form is in this state. */
  readonly isInState: (state: "wrongPassword" | "rateLimited") => boolean
  readonly isBusy: boolean
  readonly send: (event: { readonly type: "form.cancel" | "rateLimit.ended" }) => void
  readonly onSubmit: (checked: { readonly password: string }) => void
  readonly submit: string
  readonly kind?: "danger"
  /** The description of the change that the password confirms. */
  readonly children: ReactNode
}

/** A form for a change that needs only the current password. */
export const PasswordForm = ({
  failure,
  isInState,
  isBusy,
  send,
  onSubmit,
  submit,
  kind,
  email,
  children,
}: PasswordFormProps) => {
  const isRateLimited = isInState("rateLimited")
  return (
    <Form initialValues={passwordFormInitialValues} schema={passwordFormSchema} onSubmit={onSubmit}>
      {children}
      {isInState("wrongPassword") && <IncorrectPasswordNotice />}
      <RefusedNotice failure={failure} isRateLimited={isRateLimited} />
      <CurrentPassword email={email} disabled={isBusy} />
      <Submit
        kind={kind}
        cooldown={isRateLimited ? failure : null}
        send={send}
        isBusy={isBusy}
        onCancel={() => send({ type: "form.cancel" })}
      >
        {submit}
      </Submit>
    </Form>
  )
}

import { useTranslation } from "react-i18next"
import type { changeEmail } from "../../machines/change-email/change-email.machine"
import { AccountForm } from "../account/account-form"
import { useFlow } from "../flow"
import { Button } from "../kit/button"
import { FormField } from "../kit/form-field"
import { PasswordField } from "../kit/password-field"
import { nothing, viewOf } from "../screen"
import type { Views } from "../screen"
import { AccountName } from "./account-name"
import { IncorrectPassword, Refused, Saved } from "./outcome"
import { emailInitial, emailRules } from "./settings.form"

interface Props {
  readonly machine: typeof changeEmail
  /** The present one. */
  readonly email: string
}

export const EmailSettings = ({ machine, email }: Props) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const Message = viewOf(messages, state)
  const busy = state.matches("process")
  return (
    <AccountForm
      key={state.context.saves} initial={emailInitial} rules={emailRules}
      onSend={(values) => send({ type: "form.submit", values })}
    >
      <p>{t("email.present", { email })}</p>
      <Message state={state} send={send} />
      <AccountName email={email} />
      <FormField name="email" type="email" label={t("email.new")} autoComplete="email" inputMode="email" disabled={busy} />
      <PasswordField name="password" label={t("currentPassword")} autoComplete="current-password" disabled={busy} />
      <Button type="submit" busy={busy}>{t("save")}</Button>
    </AccountForm>
  )
}

const Success = () => {
  const { t } = useTranslation("settings")
  return <Saved>{t("email.success")}</Saved>
}

const messages: Views<typeof changeEmail> = {
  ready: nothing,
  process: nothing,
  success: Success,
  wrongPassword: IncorrectPassword,
  error: ({ state }) => <Refused failure={state.context.failure} />
}

import { useTranslation } from "react-i18next"
import type { changeEmail } from "../../machines/change-email/change-email.machine"
import { AccountForm } from "../account/account-form"
import { Hold } from "../account/hold"
import { useFlow } from "../flow"
import { Button } from "../kit/button"
import { FormField } from "../kit/form-field"
import { PasswordField } from "../kit/password-field"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { AccountName } from "../account/account-name"
import { IncorrectPassword, NotSaved, Refused, Saved, Unsure } from "./outcome"
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
  const busy = state.matches("process") || state.matches("looking")
  const held = state.matches("held")
  const unsure = state.matches("unsure")
  return (
    <AccountForm
      key={state.context.saves}
      initial={emailInitial}
      rules={emailRules}
      onSend={(values) => send({ type: "form.submit", values })}
    >
      <p>{t("email.present", { email })}</p>
      <Message state={state} send={send} />
      <AccountName email={email} />
      <FormField
        name="email"
        type="email"
        label={t("email.new")}
        autoComplete="email"
        inputMode="email"
        disabled={busy || unsure}
      />
      <PasswordField
        name="password"
        label={t("currentPassword")}
        autoComplete="current-password"
        disabled={busy || unsure}
      />
      <Hold failure={held ? state.context.failure : null} onOver={() => send({ type: "hold.ended" })} />
      <Button type="submit" busy={busy} disabled={held || unsure}>
        {t("save")}
      </Button>
    </AccountForm>
  )
}

const Success = () => {
  const { t } = useTranslation("settings")
  return <Saved>{t("email.success")}</Saved>
}

/** One for both: the message stays, and with it the focus. */
const Failed = ({ state }: ScreenProps<typeof changeEmail>) => (
  <Refused failure={state.context.failure} held={state.matches("held")} />
)

const messages: Views<typeof changeEmail> = {
  ready: nothing,
  process: nothing,
  looking: nothing,
  notSaved: NotSaved,
  unsure: ({ send }) => <Unsure onLook={() => send({ type: "setting.look" })} />,
  success: Success,
  wrongPassword: IncorrectPassword,
  held: Failed,
  error: Failed,
}

import { useTranslation } from "react-i18next"
import type { changePassword } from "../../machines/change-password/change-password.machine"
import { AccountForm } from "../account/account-form"
import { Hold } from "../account/hold"
import { useFlow } from "../flow"
import { Button } from "../kit/button"
import { PasswordField } from "../kit/password-field"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { AccountName } from "../account/account-name"
import { NewPasswordField } from "../account/new-password-field"
import { IncorrectPassword, NotSaved, Refused, Saved, Unsure } from "./outcome"
import { passwordInitial, passwordRules } from "./settings.form"

interface Props {
  readonly machine: typeof changePassword
  readonly email: string
}

export const PasswordSettings = ({ machine, email }: Props) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const Message = viewOf(messages, state)
  const busy = state.matches("process") || state.matches("looking")
  const held = state.matches("held")
  const unsure = state.matches("unsure")
  return (
    <AccountForm
      key={state.context.saves}
      initial={passwordInitial}
      rules={passwordRules}
      onSend={(values) => send({ type: "form.submit", values })}
    >
      <p>{t("password.lead")}</p>
      <Message state={state} send={send} />
      <AccountName email={email} />
      <PasswordField
        name="password"
        label={t("currentPassword")}
        autoComplete="current-password"
        disabled={busy || unsure}
      />
      <NewPasswordField name="newPassword" label={t("password.new")} disabled={busy || unsure} />
      <PasswordField
        name="confirmPassword"
        label={t("password.confirm")}
        autoComplete="new-password"
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
  return <Saved>{t("password.success")}</Saved>
}

/** One for both: the message stays, and with it the focus. */
const Failed = ({ state }: ScreenProps<typeof changePassword>) => (
  <Refused failure={state.context.failure} held={state.matches("held")} />
)

const messages: Views<typeof changePassword> = {
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

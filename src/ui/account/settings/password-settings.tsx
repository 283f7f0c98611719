import { useTranslation } from "react-i18next"
import type { changePassword } from "../../../machines/account/change-password.machine"
import { useFlow } from "../../shared/flow"
import { PasswordField } from "../../kit/fields/password-field"
import { renderView } from "../../shared/screen"
import type { PartialViews } from "../../shared/screen"
import { NewPasswordField } from "../account/new-password-field"
import { SavedNotice } from "./outcome"
import { isLocked, savingMessages, SettingForm } from "./setting-form"
import { changePasswordInitialValues, changePasswordSchema } from "./settings.form"

interface Props {
  readonly machine: typeof changePassword
  readonly email: string
}

export const PasswordSettings = ({ machine, email }: Props) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const Message = renderView(messages, state)
  const disabled = isLocked(state)
  return (
    <SettingForm
      key={state.context.saves}
      state={state}
      initial={changePasswordInitialValues}
      rules={changePasswordSchema}
      onSend={(values) => send({ type: "form.submit", values })}
      send={send}
      email={email}
      lead={t("password.lead")}
      message={<Message state={state} send={send} />}
    >
      <PasswordField name="password" label={t("currentPassword")} autoComplete="current-password" disabled={disabled} />
      <NewPasswordField name="newPassword" label={t("password.new")} disabled={disabled} />
      <PasswordField
        name="confirmPassword"
        label={t("password.confirm")}
        autoComplete="new-password"
        disabled={disabled}
      />
    </SettingForm>
  )
}

const messages: PartialViews<typeof changePassword> = {
  ...savingMessages,
  success: () => <SavedNotice>{useTranslation("settings").t("password.success")}</SavedNotice>,
}

import { useTranslation } from "react-i18next"
import type { changeEmail } from "../../../machines/account/change-email.machine"
import { useFlow } from "../../shared/flow"
import { EmailField } from "../../kit/fields/form-field"
import { PasswordField } from "../../kit/fields/password-field"
import { renderView } from "../../shared/screen"
import type { PartialViews } from "../../shared/screen"
import { useExtension } from "../../site/site-config"
import { SavedNotice } from "./outcome"
import { isLocked, savingMessages, SettingForm } from "./setting-form"
import { changeEmailInitialValues, changeEmailSchema } from "./settings.form"

interface Props {
  readonly machine: typeof changeEmail
  /** The current address. */
  readonly email: string
}

export const EmailSettings = ({ machine, email }: Props) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const Message = renderView(messages, state)
  const disabled = isLocked(state)
  return (
    <SettingForm
      key={state.context.saves}
      state={state}
      initial={changeEmailInitialValues}
      rules={changeEmailSchema}
      onSend={(values) => send({ type: "form.submit", values })}
      send={send}
      email={email}
      lead={t("email.present", { email })}
      message={<Message state={state} send={send} />}
    >
      <EmailField label={t("email.new")} autoComplete="email" disabled={disabled} />
      <PasswordField name="password" label={t("currentPassword")} autoComplete="current-password" disabled={disabled} />
    </SettingForm>
  )
}

const Saved = () => {
  const { t } = useTranslation("settings")
  return <SavedNotice>{useExtension("emailChange") ? t("email.requested") : t("email.success")}</SavedNotice>
}

const messages: PartialViews<typeof changeEmail> = { ...savingMessages, success: Saved }

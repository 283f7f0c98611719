import { useTranslation } from "react-i18next"
import type { changePassword } from "#machines/account/change-password.machine.ts"
import { NewPasswordField } from "#ui/account/account/new-password-field.tsx"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { useFlow, renderView, type PartialViews } from "#ui/shared/flow.tsx"
import { SavedNotice } from "./outcome.tsx"
import { isLocked, savingMessages, SettingForm } from "./setting-form.tsx"
import { changePasswordInitialValues, changePasswordSchema } from "./settings.form.ts"

interface Props {
  readonly machine: typeof changePassword
  readonly email: string
}

/** The form for a new password. Each save gives it a new key, which empties its fields. */
export const PasswordSettings = ({ machine, email }: Props) => {
  const { state, send } = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const disabled = isLocked(state)
  return (
    <SettingForm
      key={state.context.saves}
      state={state}
      initialValues={changePasswordInitialValues}
      schema={changePasswordSchema}
      onSubmit={(values) => send({ type: "form.submit", values })}
      send={send}
      email={email}
      lead={t("password.lead")}
      message={renderView(messages, { state, send })}
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

const Saved = () => <SavedNotice>{useTranslation("settings").t("password.success")}</SavedNotice>

const messages: PartialViews<typeof changePassword> = {
  ...savingMessages,
  success: Saved,
}

import { useTranslation } from "react-i18next"
import type { changeEmail } from "#machines/account/change-email.machine.ts"
import { EmailField } from "#ui/kit/fields/form-field.tsx"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { useFlow, renderView, type PartialViews } from "#ui/shared/flow.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import { SavedNotice } from "./outcome.tsx"
import { isLocked, savingMessages, SettingForm } from "./setting-form.tsx"
import { changeEmailInitialValues, changeEmailSchema } from "./settings.form.ts"

interface Props {
  readonly machine: typeof changeEmail
  readonly email: string
}

/**
 * The form for a new e-mail address. With the extension `emailChange`, the address changes only after the customer has confirmed
 * the new one.
 */
export const EmailSettings = ({ machine, email }: Props) => {
  const { state, send } = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const disabled = isLocked(state)
  return (
    <SettingForm
      key={state.context.saves}
      state={state}
      initialValues={changeEmailInitialValues}
      schema={changeEmailSchema}
      onSubmit={(values) => send({ type: "form.submit", values })}
      send={send}
      email={email}
      lead={t("email.present", { email })}
      message={renderView(messages, { state, send })}
    >
      <EmailField label={t("email.new")} autoComplete="email" disabled={disabled} />
      <PasswordField name="password" label={t("currentPassword")} autoComplete="current-password" disabled={disabled} />
    </SettingForm>
  )
}

const Saved = () => {
  const { t } = useTranslation("settings")
  return <SavedNotice>{useOffers("emailChange") ? t("email.requested") : t("email.success")}</SavedNotice>
}

const messages: PartialViews<typeof changeEmail> = { ...savingMessages, success: Saved }

import { useTranslation } from "react-i18next"
import type { twoFactorReset } from "#machines/account/two-factor-reset.machine.ts"
import { EmailField } from "#ui/kit/fields/form-field.tsx"
import { PasswordField } from "#ui/kit/fields/password-field.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { ResultNotice, RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { Submit } from "#ui/kit/form/submit.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { RecoveryFrame } from "./account/account-page.tsx"
import { credentialsInitialValues, credentialsSchema } from "./account/rules.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./account/account.module.css"

type Machine = typeof twoFactorReset
type ViewProps = ScreenProps<Machine>

export const TwoFactorReset = ({ machine }: { readonly machine: Machine }) => (
  <RecoveryFrame title={useTranslation("account").t("twoFactorReset.title")}>
    {renderView(views, useFlow(machine, undefined))}
  </RecoveryFrame>
)

const RequestForm = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const isBusy = state.matches("sending")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initialValues={credentialsInitialValues}
      schema={credentialsSchema}
      onSubmit={({ email, password }) => send({ type: "form.submit", email, password })}
    >
      <RefusedNotice failure={failure} isRateLimited={isRateLimited} />
      <p>{t("twoFactorReset.lead")}</p>
      <p>{t("twoFactorReset.lock")}</p>
      <EmailField label={t("auth.email")} autoComplete="username" disabled={isBusy} />
      <PasswordField name="password" label={t("auth.password")} autoComplete="current-password" disabled={isBusy} />
      <Submit cooldown={isRateLimited ? failure : null} send={send} isBusy={isBusy}>
        {t("twoFactorReset.submit")}
      </Submit>
    </Form>
  )
}

const Requested = ({ state }: ViewProps) => {
  const { t } = useTranslation("account")
  return (
    <div className={`${patterns.stack} ${css.stack}`}>
      <ResultNotice kind="ok">{t("twoFactorReset.requested")}</ResultNotice>
      <p>
        <span>{t("twoFactorReset.due")}</span> <DateText instant={state.context.due} showsTime />
      </p>
      <p>{t("twoFactorReset.emailSent", { email: state.context.email })}</p>
    </div>
  )
}

const views: StateViews<Machine> = {
  ready: RequestForm,
  sending: RequestForm,
  requested: Requested,
  rateLimited: RequestForm,
  failed: RequestForm,
}

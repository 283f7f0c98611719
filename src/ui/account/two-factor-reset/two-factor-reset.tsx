import { useTranslation } from "react-i18next"
import type { twoFactorReset } from "../../../machines/account/two-factor-reset/two-factor-reset.machine"
import { Button } from "../../kit/actions/button"
import { FormField } from "../../kit/fields/form-field"
import { PasswordField } from "../../kit/fields/password-field"
import { DateText } from "../../kit/figures/date-text"
import { useFlow } from "../../shared/flow"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { Form } from "../../kit/form/form"
import css from "../account/account.module.css"
import { RateLimitCountdown } from "../../kit/form/rate-limit-countdown"
import { ResultNotice, RefusedNotice } from "../../kit/form/result-notice"
import { RecoveryFrame } from "../recovery/recovery-frame"
import { twoFactorResetInitialValues, twoFactorResetSchema } from "./two-factor-reset.form"

type Machine = typeof twoFactorReset
type Props = ScreenProps<Machine>

/** /two-factor-reset */
export const TwoFactorReset = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("account")
  const View = renderView(views, state)
  return (
    <RecoveryFrame title={t("twoFactorReset.title")}>
      <View state={state} send={send} />
    </RecoveryFrame>
  )
}

const RequestForm = ({ state, send }: Props) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const busy = state.matches("process")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initial={twoFactorResetInitialValues}
      rules={twoFactorResetSchema}
      onSend={({ email, password }) => send({ type: "form.submit", email, password })}
    >
      <RefusedNotice failure={failure} rateLimited={isRateLimited} />
      <p>{t("twoFactorReset.lead")}</p>
      <p>{t("twoFactorReset.lock")}</p>
      <FormField
        name="email"
        type="email"
        label={t("auth.email")}
        autoComplete="username"
        inputMode="email"
        disabled={busy}
      />
      <PasswordField name="password" label={t("auth.password")} autoComplete="current-password" disabled={busy} />
      <RateLimitCountdown failure={isRateLimited ? failure : null} onOver={() => send({ type: "rateLimit.ended" })} />
      <Button type="submit" busy={busy} disabled={isRateLimited}>
        {t("twoFactorReset.submit")}
      </Button>
    </Form>
  )
}

const Requested = ({ state }: Props) => {
  const { t } = useTranslation("account")
  return (
    <div className={css.stack}>
      <ResultNotice kind="ok">
        <p>{t("twoFactorReset.requested")}</p>
      </ResultNotice>
      <p>
        <span>{t("twoFactorReset.due")}</span> <DateText at={state.context.due} time />
      </p>
      <p>{t("twoFactorReset.letter", { email: state.context.email })}</p>
    </div>
  )
}

const views: StateViews<Machine> = {
  ready: RequestForm,
  "process.humanCheck": RequestForm,
  "process.sending": RequestForm,
  requested: Requested,
  rateLimited: RequestForm,
  error: RequestForm,
}

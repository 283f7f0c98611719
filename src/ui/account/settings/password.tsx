import { useTranslation } from "react-i18next"
import type { changePassword } from "../../../machines/account/change-password/change-password.machine"
import { AccountForm } from "../account/account-form"
import { RateLimitCountdown } from "../account/rate-limit-countdown"
import { useFlow } from "../../shared/flow"
import { Button } from "../../kit/actions/button"
import { PasswordField } from "../../kit/fields/password-field"
import { renderView } from "../../shared/screen"
import type { PartialViews, ScreenProps } from "../../shared/screen"
import { AccountName } from "../account/account-name"
import { NewPasswordField } from "../account/new-password-field"
import { IncorrectPasswordNotice, NotSavedNotice, RefusedNotice, SavedNotice, UnknownOutcomeNotice } from "./outcome"
import { changePasswordInitialValues, changePasswordSchema } from "./settings.form"

interface Props {
  readonly machine: typeof changePassword
  readonly email: string
}

export const PasswordSettings = ({ machine, email }: Props) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("settings")
  const Message = renderView(messages, state)
  const busy = state.matches("process") || state.matches("looking")
  const isRateLimited = state.matches("rateLimited")
  const outcomeUnknown = state.matches("outcomeUnknown")
  return (
    <AccountForm
      key={state.context.saves}
      initial={changePasswordInitialValues}
      rules={changePasswordSchema}
      onSend={(values) => send({ type: "form.submit", values })}
    >
      <p>{t("password.lead")}</p>
      <Message state={state} send={send} />
      <AccountName email={email} />
      <PasswordField
        name="password"
        label={t("currentPassword")}
        autoComplete="current-password"
        disabled={busy || outcomeUnknown}
      />
      <NewPasswordField name="newPassword" label={t("password.new")} disabled={busy || outcomeUnknown} />
      <PasswordField
        name="confirmPassword"
        label={t("password.confirm")}
        autoComplete="new-password"
        disabled={busy || outcomeUnknown}
      />
      <RateLimitCountdown
        failure={isRateLimited ? state.context.failure : null}
        onOver={() => send({ type: "rateLimit.ended" })}
      />
      <Button type="submit" busy={busy} disabled={isRateLimited || outcomeUnknown}>
        {t("save")}
      </Button>
    </AccountForm>
  )
}

const Success = () => {
  const { t } = useTranslation("settings")
  return <SavedNotice>{t("password.success")}</SavedNotice>
}

/** One component for both states, so that the message and its focus stay. */
const Failed = ({ state }: ScreenProps<typeof changePassword>) => (
  <RefusedNotice failure={state.context.failure} rateLimited={state.matches("rateLimited")} />
)

const messages: PartialViews<typeof changePassword> = {
  notSaved: NotSavedNotice,
  outcomeUnknown: ({ send }) => <UnknownOutcomeNotice onLook={() => send({ type: "setting.look" })} />,
  success: Success,
  wrongPassword: IncorrectPasswordNotice,
  rateLimited: Failed,
  error: Failed,
}

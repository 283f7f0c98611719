import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { exportData } from "../../../machines/account/export-data/export-data.machine"
import { Button } from "../../kit/actions/button"
import { PasswordField } from "../../kit/fields/password-field"
import type { ScreenProps } from "../../shared/screen"
import { Form } from "../../kit/form/form"
import { AccountName } from "../account/account-name"
import { RateLimitCountdown } from "../../kit/form/rate-limit-countdown"
import { RefusedNotice } from "../../kit/form/result-notice"
import { IncorrectPasswordNotice } from "../settings/outcome"
import settings from "../settings/settings.module.css"
import { privacyInitialValues, privacySchema } from "./privacy.form"

/** The states and events of every password task. */
type TaskProps = ScreenProps<typeof exportData>
interface Props extends TaskProps {
  /** The account that the password belongs to. */
  readonly email: string
  /** Names the button that sends. */
  readonly submit: string
  /** What will happen. */
  readonly children?: ReactNode
}

/** Asks for the password before a task is done. */
export const PrivacyForm = ({ state, send, email, submit, children }: Props) => {
  const { t } = useTranslation("settings")
  const isSending = state.matches({ form: "sending" })
  const isRateLimited = state.matches({ form: "rateLimited" })
  return (
    <Form
      initial={privacyInitialValues}
      rules={privacySchema}
      onSend={({ password }) => send({ type: "form.submit", password })}
    >
      {children}
      {state.matches({ form: "wrongPassword" }) && <IncorrectPasswordNotice />}
      <RefusedNotice failure={state.context.failure} rateLimited={isRateLimited} />
      <AccountName email={email} />
      <PasswordField
        name="password"
        label={t("currentPassword")}
        autoComplete="current-password"
        disabled={isSending}
      />
      <RateLimitCountdown
        failure={isRateLimited ? state.context.failure : null}
        onOver={() => send({ type: "rateLimit.ended" })}
      />
      <div className={settings.actions}>
        <Button type="submit" busy={isSending} disabled={isRateLimited}>
          {submit}
        </Button>
        <Button kind="quiet" disabled={isSending} onClick={() => send({ type: "form.cancel" })}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  )
}

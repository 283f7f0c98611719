import { useTranslation } from "react-i18next"
import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureLine } from "#ui/kit/feedback/failure-text.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

type ViewProps = ScreenProps<typeof resendConfirmation>

/**
 * Resends the confirmation e-mail. The sign-in offers it after the server refused an unconfirmed address, and the cabinet offers
 * it in a reminder.
 */
export const ResendConfirmation = ({
  machine,
  email,
}: {
  readonly machine: typeof resendConfirmation
  readonly email: string
}) => renderView(views, useFlow(machine, { email }))

const Offer = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const isRateLimited = state.matches("rateLimited")
  return (
    <>
      {failure !== null && (
        <p role="alert">
          <FailureLine failure={failure} isRateLimited={isRateLimited} />
        </p>
      )}
      <RateLimitCountdown failure={isRateLimited ? failure : null} onEnd={() => send({ type: "rateLimit.ended" })} />
      <Button
        kind="quiet"
        isBusy={state.matches("sending")}
        disabled={isRateLimited}
        onClick={() => send({ type: "email.request" })}
      >
        {state.matches("sending") ? t("auth.resend.sending") : t("auth.resend.request")}
      </Button>
    </>
  )
}

const Sent = () => <ResultNotice kind="ok">{useTranslation("account").t("auth.resend.sent")}</ResultNotice>

const views: StateViews<typeof resendConfirmation> = {
  offered: Offer,
  sending: Offer,
  sent: Sent,
  rateLimited: Offer,
  failed: Offer,
}

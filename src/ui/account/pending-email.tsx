import { useTranslation } from "react-i18next"
import type { pendingEmail } from "#machines/account/pending-email.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { SavedNotice } from "./settings/outcome.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./account/account.module.css"

type Machine = typeof pendingEmail
type ViewProps = ScreenProps<Machine>

/** Shows the new, unconfirmed address above the form that changes the address. */
export const PendingEmail = ({ machine }: { readonly machine: Machine }) =>
  renderView(views, useFlow(machine, undefined))

const Pending = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("settings")
  const { email, failure } = state.context
  const isResending = state.matches("resending")
  const isCancelling = state.matches("cancelling")
  const isRateLimited = state.matches("rateLimited")
  return (
    <div className={`${patterns.stack} ${css.stack}`}>
      {state.matches("resent") && <SavedNotice>{t("email.pending.resent")}</SavedNotice>}
      <RefusedNotice failure={failure} isRateLimited={isRateLimited} />
      <p>
        <strong>{t("email.pending.waiting", { email })}</strong> <span>{t("email.pending.text")}</span>
      </p>
      <RateLimitCountdown failure={isRateLimited ? failure : null} onEnd={() => send({ type: "rateLimit.ended" })} />
      <div className={`${patterns.row} ${css.actions}`}>
        <Button
          kind="quiet"
          isBusy={isResending}
          disabled={isRateLimited || isCancelling}
          onClick={() => send({ type: "email.request" })}
        >
          {t("email.pending.resend")}
        </Button>
        <Button
          kind="quiet"
          isBusy={isCancelling}
          disabled={isResending}
          onClick={() => send({ type: "emailChange.cancel" })}
        >
          {t("email.pending.cancel")}
        </Button>
      </div>
    </div>
  )
}

const Cancelled = () => <SavedNotice>{useTranslation("settings").t("email.pending.cancelled")}</SavedNotice>

const views: StateViews<Machine> = {
  none: noView,
  waiting: Pending,
  resending: Pending,
  resent: Pending,
  cancelling: Pending,
  cancelled: Cancelled,
  rateLimited: Pending,
  failed: Pending,
}

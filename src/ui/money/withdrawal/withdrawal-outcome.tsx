import { useTranslation } from "react-i18next"
import { isSameAmount } from "#domain/money/withdrawal.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useOnMount, type ScreenProps } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { WithdrawalAddress, WithdrawalFigures } from "./withdrawal-review.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

export interface OutcomeProps extends ScreenProps<typeof withdrawal> {
  /** Called when the balance and the history have changed. */
  readonly onCreated: () => void
  readonly onClose: () => void
}

/** Shows the withdrawal that the server has made, with its figures and address: the requested one, or an earlier one. */
export const WithdrawalCreated = ({ state, send, onCreated, onClose }: OutcomeProps) => {
  const { t } = useTranslation("withdrawal")
  useOnMount(onCreated)
  const { coin, details, pending, created } = state.context
  const { amount, fee, address } = created!
  const isRequested = state.matches("success")
  const isUnsent = state.matches("notSent")
  return (
    <>
      <ResultNotice kind={isUnsent ? "warn" : "ok"} title={t(isRequested ? "success.title" : "earlier.title")}>
        {t(isUnsent ? "notSent.text" : "success.text")}
      </ResultNotice>
      <WithdrawalFigures coin={coin} amount={amount} fee={fee} />
      <WithdrawalAddress coin={coin} address={address || (details ?? pending)!.address} />
      <DialogActions>
        <Button onClick={isRequested ? onClose : () => send({ type: "form.back" })}>
          {t(isRequested ? "success.close" : isUnsent ? "notSent.back" : "earlier.another")}
        </Button>
        <ButtonLink kind="quiet" href={paths.history()}>
          {t("success.history")}
        </ButtonLink>
      </DialogActions>
    </>
  )
}

type ViewProps = ScreenProps<typeof withdrawal>

/** Shows the known figures of a request with an unknown outcome. */
export const PendingFigures = ({ coin, pending, formData }: ViewProps["state"]["context"]) => (
  <>
    <WithdrawalFigures coin={coin} amount={pending!.amount} fee={formData!.summary.fee} />
    <WithdrawalAddress coin={coin} address={pending!.address} />
  </>
)

/**
 * Shows the withdrawal with an unknown outcome and two ways to resolve it. The withdrawal blocks its coin, because a second
 * request could pay out twice.
 */
export const UnknownOutcome = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("withdrawal")
  const { coin, details, failure } = state.context
  const pending = state.context.pending!
  const isRateLimited = state.matches("resendRateLimited")
  const reason = state.matches("notFound") ? "notFound" : state.matches("unchecked") ? "unchecked" : "refused"
  const isOther =
    details !== null && !(isSameAmount(details.amount, pending.amount) && details.address === pending.address)
  return (
    <div className={patterns.stack}>
      <ResultNotice kind="warn" title={t("unknown.title")}>
        <p>
          {failure !== null && reason !== "notFound" && <FailureText failure={failure} isRateLimited={isRateLimited} />}{" "}
          <span>{t(`unknown.${reason}`)}</span>
        </p>
        <p>{t(isOther ? "unknown.blockedNow" : "unknown.blocked", { coin: t(`coins.${coin}`) })}</p>
      </ResultNotice>
      <PendingFigures {...state.context} />
      <p>{t("unknown.safe")}</p>
      <RateLimitCountdown failure={isRateLimited ? failure : null} onEnd={() => send({ type: "rateLimit.ended" })} />
      <DialogActions>
        <Button onClick={() => send({ type: "outcome.check" })}>{t("check")}</Button>
        <Button kind="quiet" disabled={isRateLimited} onClick={() => send({ type: "withdrawal.resend" })}>
          {t("unknown.resend")}
        </Button>
      </DialogActions>
      <PaymentSupport requestId={pending.id} />
    </div>
  )
}

import { useTranslation } from "react-i18next"
import { isSameAmount } from "#domain/money/withdrawal.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { RateLimitCountdown } from "#ui/kit/form/rate-limit-countdown.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { StuckMoneySupport } from "#ui/payments/stuck-money/stuck-money-support.tsx"
import { WithdrawalFigures } from "./withdrawal-figures.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Props = ScreenProps<typeof withdrawal>

/** The withdrawal with an unknown outcome that blocks the coin, with two ways to resolve it. */
export const UnknownOutcome = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  const { coin, details, formData, failure } = state.context
  const pending = state.context.pending!
  const isRateLimited = state.matches("resendRateLimited")
  const why = state.matches("notFound") ? "notFound" : state.matches("unchecked") ? "unchecked" : "refused"
  const isOther =
    details !== null && !(isSameAmount(details.amount, pending.amount) && details.address === pending.address)
  return (
    <div className={patterns.stack}>
      <ResultNotice kind="warn">
        <p>
          <strong>{t("unknown.title")}</strong>
        </p>
        <p>
          <span>{t(`unknown.${why}`)}</span>{" "}
          {failure !== null && why !== "notFound" && <FailureText failure={failure} rateLimited={isRateLimited} />}
        </p>
        <p>{t(isOther ? "unknown.blockedNow" : "unknown.blocked", { coin: t(`coins.${coin}`) })}</p>
      </ResultNotice>
      <WithdrawalFigures coin={coin} amount={pending.amount} fee={formData!.summary.fee} />
      <KeyValues items={[{ label: t("unknown.address"), value: <Address text={pending.address} emphasised /> }]} />
      <p>{t("unknown.safe")}</p>
      <RateLimitCountdown failure={isRateLimited ? failure : null} onOver={() => send({ type: "rateLimit.ended" })} />
      <DialogActions>
        <Button onClick={() => send({ type: "withdrawal.check" })}>{t("check")}</Button>
        <Button kind="quiet" disabled={isRateLimited} onClick={() => send({ type: "withdrawal.resend" })}>
          {t("unknown.resend")}
        </Button>
      </DialogActions>
      <StuckMoneySupport requestId={pending.id} />
    </div>
  )
}

import { useTranslation } from "react-i18next"
import { isSameAmount } from "../../../domain/money/withdrawal"
import type { withdrawal } from "../../../machines/money/withdrawal.machine"
import { RateLimitCountdown } from "../../kit/form/rate-limit-countdown"
import { ResultNotice } from "../../kit/form/result-notice"
import { Address } from "../../kit/figures/address"
import { Button } from "../../kit/actions/button"
import { DialogActions } from "../../kit/overlays/dialog"
import { FailureText } from "../../kit/feedback/failure-text"
import { KeyValues } from "../../kit/figures/key-values"
import type { ScreenProps } from "../../shared/screen"
import { StuckMoneySupport } from "../../payments/stuck-money/stuck-money-support"
import { WithdrawalFigures } from "./withdrawal-figures"
import css from "./withdrawal.module.css"

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
    <div className={css.unknown}>
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

import { useTranslation } from "react-i18next"
import { isSameAmount } from "../../domain/withdrawal"
import type { withdrawal } from "../../machines/withdrawal/withdrawal.machine"
import { RateLimitCountdown } from "../account/rate-limit-countdown"
import { ResultNotice } from "../account/result-notice"
import { useFormatters } from "../format"
import { Address } from "../kit/address"
import { Button } from "../kit/button"
import { DialogActions } from "../kit/dialog"
import { FailureText } from "../kit/failure-text"
import { KeyValues } from "../kit/key-values"
import type { ScreenProps } from "../screen"
import { StuckMoneySupport } from "../stuck-money/stuck-money"
import css from "./withdrawal.module.css"

type Props = ScreenProps<typeof withdrawal>

/** The withdrawal with an unknown outcome that blocks the coin, with two ways to resolve it. */
export const UnknownOutcome = ({ state, send }: Props) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { coin, details, failure } = state.context
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
          {t(`unknown.${why}`)}{" "}
          {failure !== null && why !== "notFound" && <FailureText failure={failure} rateLimited={isRateLimited} />}
        </p>
        <p>{t(isOther ? "unknown.blockedNow" : "unknown.blocked", { coin: t(`coins.${coin}`) })}</p>
      </ResultNotice>
      <KeyValues
        items={[
          { label: t("unknown.amount"), value: format.amount(pending.amount, coin) },
          { label: t("unknown.address"), value: <Address text={pending.address} /> },
        ]}
      />
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

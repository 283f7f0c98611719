import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { RateLimitCountdown } from "#ui/kit/form/submit.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useOnMount, type ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { WithdrawalFigures } from "./withdrawal-review.tsx"
import { isSameAmount } from "#domain/money/withdrawal.ts"
import { FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { StuckMoneySupport } from "#ui/payments/stuck-money/stuck-money-support.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

export interface OutcomeProps extends ScreenProps<typeof withdrawal> {
  /** Called when balance and history have changed. */
  readonly onMade: () => void
  readonly onClose: () => void
}

const HistoryLink = () => (
  <ButtonLink kind="quiet" href={paths.history()}>
    {useTranslation("withdrawal").t("success.history")}
  </ButtonLink>
)

interface MadeProps extends Pick<OutcomeProps, "state" | "onMade"> {
  readonly notice: ReactNode
  /** The next step. */
  readonly children: ReactNode
}

/** The withdrawal as the server made it: its figures and its address. */
const Made = ({ state, onMade, notice, children }: MadeProps) => {
  useOnMount(onMade)
  const { coin, details, pending, created } = state.context
  const { amount, fee, address } = created!
  return (
    <>
      {notice}
      <WithdrawalFigures coin={coin} amount={amount} fee={fee} />
      <p>
        <Address text={address || (details ?? pending)!.address} emphasised />
      </p>
      <DialogActions>
        {children}
        <HistoryLink />
      </DialogActions>
    </>
  )
}

export const Success = ({ onClose, ...props }: OutcomeProps) => {
  const { t } = useTranslation("withdrawal")
  return (
    <Made
      {...props}
      notice={
        <ResultNotice kind="ok" title={t("success.title")}>
          {t("success.text")}
        </ResultNotice>
      }
    >
      <Button onClick={onClose}>{t("success.close")}</Button>
    </Made>
  )
}

export const Earlier = ({ send, ...props }: OutcomeProps) => {
  const { t } = useTranslation("withdrawal")
  return (
    <Made
      {...props}
      notice={
        <ResultNotice kind="ok" title={t("earlier.title")}>
          {t("success.text")}
        </ResultNotice>
      }
    >
      <Button onClick={() => send({ type: "form.back" })}>{t("earlier.another")}</Button>
    </Made>
  )
}

export const NotSent = ({ send, ...props }: OutcomeProps) => {
  const { t } = useTranslation("withdrawal")
  const format = useFormatters()
  const { amount, currencyId } = props.state.context.created!
  const text = t("notSent.text", { amount: format.amount(amount, currencyId) })
  return (
    <Made {...props} notice={<ResultNotice kind="warn" title={text} />}>
      <Button onClick={() => send({ type: "form.back" })}>{t("notSent.back")}</Button>
    </Made>
  )
}

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
      <ResultNotice kind="warn" title={t("unknown.title")}>
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

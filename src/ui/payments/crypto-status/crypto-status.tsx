import { useTranslation } from "react-i18next"
import { toCryptoTransfer } from "#domain/payments/payment-uri.ts"
import type { cryptoStatus } from "#machines/payments/crypto-status.machine.ts"
import { Button, buttonClass, ButtonLink } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import type { StatusPageProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { PollingIndicator } from "#ui/payments/payment-status/polling.tsx"
import { StatusShell } from "#ui/payments/payment-status/status-shell.tsx"
import { PaidView, statusViews } from "#ui/payments/payment-status/status-views.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { CryptoSteps } from "./crypto-steps.tsx"
import { ExchangeFee } from "./exchange-fee.tsx"
import { TransferDetails } from "./transfer-details.tsx"
import { UnconfirmedPayments } from "./unconfirmed-payments.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Props = StatusPageProps<typeof cryptoStatus>
type OwnProps = Omit<Props, "machine" | "order">

/** The page of a payment in a coin, from the address to the confirmed transaction. */
export const CryptoStatusPage = ({ machine, order, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), ...ownProps })

type ViewProps = ScreenProps<typeof cryptoStatus> & OwnProps

const RateExpired = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { remainAmount, currencyId } = state.context.order.invoice!
  return (
    <Notice kind="warn" isLive>
      <p data-figure="invoice.due">{t("crypto.rateExpired", { amount: format.amount(remainAmount, currencyId) })}</p>
      <Button kind="quiet" disabled={!state.can({ type: "rate.accept" })} onClick={() => send({ type: "rate.accept" })}>
        {t("crypto.rateAccept")}
      </Button>
    </Notice>
  )
}

const Confirming = ({ state: { context } }: ViewProps) => {
  const { t } = useTranslation("pay")
  const { order } = context
  return (
    <StatusShell
      order={order}
      title={t("confirming.found")}
      line={t("confirming.note")}
      actions={<ButtonLink href={paths.cabinet()}>{t("status.cabinet")}</ButtonLink>}
    >
      <CryptoSteps next="confirmed" />
      <UnconfirmedPayments order={order} />
      <PollingIndicator waiting={t("confirming.waiting")} poll={context.poll} />
    </StatusShell>
  )
}

const Paying = (props: ViewProps) => {
  const { state, send, UnderPaid } = props
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { order } = state.context
  const invoice = order.invoice!
  const transfer = toCryptoTransfer(invoice)
  const isUnderPaid = order.state === "UnderPaid"
  return (
    <StatusShell
      order={order}
      title={t(isUnderPaid ? "crypto.underpaid" : "crypto.status")}
      line={
        <>
          <span role="status" data-figure={isUnderPaid ? "invoice.due" : undefined}>
            {isUnderPaid && t("crypto.missing", { amount: format.amount(invoice.remainAmount, invoice.currencyId) })}
          </span>{" "}
          <span>{t("crypto.rate")}</span>{" "}
          <Countdown until={invoice.expireDate} label={t("crypto.rate")} onEnd={() => send({ type: "rate.ended" })} />
        </>
      }
      actions={
        transfer?.uri && (
          <a href={transfer.uri} className={buttonClass("primary")}>
            {t(isUnderPaid ? "crypto.payRest" : "crypto.wallet")}
          </a>
        )
      }
    >
      {state.matches("rateExpired") && <RateExpired {...props} />}
      <CryptoSteps next={isUnderPaid ? "sendRest" : "send"} />
      {isUnderPaid && (
        <UnderPaid order={order} onChanged={(changed) => send({ type: "order.changed", order: changed })} />
      )}
      <Card>
        {transfer === null ? (
          <p>{t("crypto.noAddress")}</p>
        ) : (
          <TransferDetails transfer={transfer} isRest={isUnderPaid} />
        )}
        <ExchangeFee amount={invoice.remainAmount} currencyId={invoice.currencyId} />
      </Card>
      <div className={patterns.stack}>
        <PollingIndicator waiting={t("crypto.waiting")} poll={state.context.poll} />
        <p className={patterns.note}>
          <span>{t("crypto.rateNote")}</span> <span>{t("crypto.confirmation")}</span>
        </p>
      </div>
    </StatusShell>
  )
}

const views: StateViews<typeof cryptoStatus, OwnProps> = {
  deciding: noView,
  waiting: Paying,
  confirming: Confirming,
  underpaid: Paying,
  rateExpired: Paying,
  completed: PaidView,
  ...statusViews,
}

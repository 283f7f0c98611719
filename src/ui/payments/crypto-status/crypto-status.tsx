import { useTranslation } from "react-i18next"
import { cryptoTransferOf } from "#domain/payments/payment-uri.ts"
import { useFormatters } from "#ui/shared/format.ts"
import type { cryptoStatus } from "#machines/payments/crypto-status.machine.ts"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import type { StatusPageProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { PollingIndicator } from "#ui/payments/payment-status/polling.tsx"
import { StatusShell } from "#ui/payments/payment-status/status-shell.tsx"
import { PaidView, statusViews } from "#ui/payments/payment-status/status-views.tsx"
import payment from "#ui/payments/payment-methods/payment.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { CryptoSteps } from "./crypto-steps.tsx"
import { ExchangeFee } from "./exchange-fee.tsx"
import { AwaitedPayment } from "./received.tsx"
import { TransferDetails } from "./transfer-details.tsx"
import { UnconfirmedPayments } from "./unconfirmed-payments.tsx"

type Props = StatusPageProps<typeof cryptoStatus>
type Parts = Omit<Props, "machine" | "order">

export const CryptoStatusPage = ({ machine, order, ...parts }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), ...parts })

type ViewProps = ScreenProps<typeof cryptoStatus> & Parts

const RateExpired = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { remainAmount, currencyId } = state.context.order.invoice!
  return (
    <Notice kind="warn" live>
      <p data-figure="invoice.due">{t("crypto.rateExpired", { amount: format.amount(remainAmount, currencyId) })}</p>
      <Button kind="quiet" disabled={!state.can({ type: "rate.accept" })} onClick={() => send({ type: "rate.accept" })}>
        {t("crypto.rateAccept")}
      </Button>
    </Notice>
  )
}

const Confirming = ({ state: { context } }: ViewProps) => (
  <StatusShell order={context.order}>
    <UnconfirmedPayments order={context.order}>
      <PollingIndicator waiting={useTranslation("pay").t("confirming.waiting")} poll={context.poll} />
    </UnconfirmedPayments>
  </StatusShell>
)

/** One component for all states that wait for money, so that countdown, copy buttons and focus stay. */
const Paying = (props: ViewProps) => {
  const { state, send, PartPaid } = props
  const { t } = useTranslation("pay")
  const { order } = state.context
  const invoice = order.invoice!
  const transfer = cryptoTransferOf(invoice)
  const isPartly = order.state === "UnderPaid"
  return (
    <StatusShell order={order}>
      {state.matches("rateExpired") && <RateExpired {...props} />}
      <Card>
        <AwaitedPayment
          order={order}
          until={
            <span className={patterns.quiet}>
              <span>{t("crypto.rate")}</span>{" "}
              <Countdown
                until={invoice.expireDate}
                label={t("crypto.rate")}
                onOver={() => send({ type: "rate.ended" })}
              />
            </span>
          }
        >
          <p className={patterns.note}>{t("crypto.rateNote")}</p>
        </AwaitedPayment>
        {transfer === null ? <p>{t("crypto.noAddress")}</p> : <TransferDetails transfer={transfer} isRest={isPartly} />}
        <ExchangeFee amount={invoice.remainAmount} currencyId={invoice.currencyId} />
        <div className={`${patterns.stack} ${payment.part}`}>
          <CryptoSteps next={isPartly ? "sendRest" : "send"} />
          <PollingIndicator waiting={t("crypto.waiting")} poll={state.context.poll} />
          <p className={patterns.note}>{t("crypto.confirmation")}</p>
        </div>
        {isPartly && (
          <PartPaid order={order} onChanged={(changed) => send({ type: "order.changed", order: changed })} />
        )}
      </Card>
    </StatusShell>
  )
}

const views: StateViews<typeof cryptoStatus, Parts> = {
  deciding: noView,
  waiting: Paying,
  confirming: Confirming,
  underpaid: Paying,
  rateExpired: Paying,
  completed: PaidView,
  ...statusViews,
}

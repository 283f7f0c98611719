import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import { cryptoTransferOf } from "../../../domain/payments/payment-uri"
import { useFormatters } from "../../shared/format"
import type { cryptoStatus } from "../../../machines/payments/crypto-status/crypto-status.machine"
import { useFlow } from "../../shared/flow"
import { Button } from "../../kit/actions/button"
import { Countdown } from "../../kit/figures/countdown"
import { Notice } from "../../kit/feedback/notice"
import { Card } from "../../kit/layout/card"
import type { OverPaidScreen, PaymentCompletedProps } from "../payment-status/payment-outcomes"
import {
  PaidInAnotherTab,
  ExpiredPaymentRedirect,
  PaymentSuccess,
  PaymentCompleted,
} from "../payment-status/payment-outcomes"
import { PollingIndicator, pollStep } from "../payment-status/polling"
import { StatusPage } from "../payment-status/status-page"
import { PaymentDetailsReplaced } from "../payment-status/payment-details-replaced"
import { noView, renderView } from "../../shared/screen"
import { pollingViews } from "../payment-status/polling-views"
import type { ScreenProps, StateViews } from "../../shared/screen"
import type { PartlyPaidScreen } from "../settlement/part-paid"
import css from "./crypto-status.module.css"
import { ExchangeFee } from "./exchange-fee"
import { ReceivedPayments, ReceivedAmount } from "./received"
import { TransferDetails } from "./transfer-details"
import { UnconfirmedPayments } from "./unconfirmed-payments"

interface Parts extends PaymentCompletedProps {
  readonly OverPaid: OverPaidScreen
  readonly PartPaid: PartlyPaidScreen
}

interface Props extends Parts {
  readonly machine: typeof cryptoStatus
  readonly order: Order
}

export const CryptoStatusPage = ({ machine, order, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { order })
  const View = renderView(views, state)
  return <View state={state} send={send} {...parts} />
}

type ViewProps = ScreenProps<typeof cryptoStatus> & Parts

const Underpaid = () => (
  <Notice kind="warn" live>
    <p>{useTranslation("pay").t("crypto.underpaid")}</p>
  </Notice>
)

const RateExpired = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { remainAmount, currencyId } = state.context.order.invoice!
  return (
    <Notice kind="warn" live>
      <p>{t("crypto.rateExpired", { amount: format.amount(remainAmount, currencyId) })}</p>
      <Button kind="quiet" disabled={pollStep(state.value) === "offline"} onClick={() => send({ type: "rate.accept" })}>
        {t("crypto.rateAccept")}
      </Button>
    </Notice>
  )
}

const Checking = ({ state }: Pick<ViewProps, "state">) => {
  const { t } = useTranslation("pay")
  return (
    <PollingIndicator
      waiting={t(state.matches("confirming") ? "confirming.waiting" : "crypto.waiting")}
      step={pollStep(state.value)}
      failures={state.context.trouble.failures}
    />
  )
}

const SwitchedMethod = ({ state, send }: ViewProps) => {
  const { order, shownOrder } = state.context
  return (
    <PaymentDetailsReplaced
      order={order}
      shown={shownOrder}
      offline={pollStep(state.value) === "offline"}
      onAccept={() => send({ type: "switch.accept" })}
    >
      <Checking state={state} />
    </PaymentDetailsReplaced>
  )
}

const Confirming = ({ state }: ViewProps) => {
  const { order } = state.context
  return (
    <StatusPage order={order}>
      <UnconfirmedPayments order={order} />
      <Checking state={state} />
      <ReceivedPayments payments={order.payments} />
    </StatusPage>
  )
}

/** One component for all states that wait for money, so that countdown, copy buttons and focus stay. */
const Paying = (props: ViewProps) => {
  const { state, send, PartPaid } = props
  const { t } = useTranslation("pay")
  const { order } = state.context
  const invoice = order.invoice!
  const transfer = cryptoTransferOf(invoice)
  return (
    <StatusPage order={order}>
      {state.matches("rateExpired") && <RateExpired {...props} />}
      {order.state === "UnderPaid" && <Underpaid />}
      {order.state === "UnderPaid" && (
        <PartPaid order={order} onChanged={(changed) => send({ type: "order.changed", order: changed })} />
      )}
      <Card coin={invoice.currencyId === "eth" ? "eth" : "btc"}>
        {order.state === "UnderPaid" && <ReceivedAmount order={order} />}
        {transfer === null ? <p>{t("crypto.noAddress")}</p> : <TransferDetails transfer={transfer} />}
        <p className={css.clock}>
          <span className={css.label}>{t("crypto.rate")}</span>
          <Countdown until={invoice.expireDate} label={t("crypto.rate")} onOver={() => send({ type: "rate.ended" })} />
          <span className={css.note}>{t("crypto.rateNote")}</span>
        </p>
      </Card>
      <ExchangeFee amount={invoice.remainAmount} currencyId={invoice.currencyId} />
      <Checking state={state} />
      <p>{t("crypto.confirmation")}</p>
      <ReceivedPayments payments={order.payments} />
    </StatusPage>
  )
}

const views: StateViews<typeof cryptoStatus, Parts> = {
  deciding: noView,
  ...pollingViews("waiting", Paying),
  ...pollingViews("confirming", Confirming),
  ...pollingViews("underpaid", Paying),
  ...pollingViews("rateExpired", Paying),
  ...pollingViews("switched", SwitchedMethod),
  completed: ({ state, onSettled }) => (
    <PaymentCompleted onSettled={onSettled}>
      <PaymentSuccess order={state.context.order} />
    </PaymentCompleted>
  ),
  overpaid: ({ state, OverPaid, onSettled }) => (
    <PaymentCompleted onSettled={onSettled}>
      <OverPaid order={state.context.order} />
    </PaymentCompleted>
  ),
  expired: ({ state }) => <ExpiredPaymentRedirect order={state.context.order} />,
  otherMethod: ({ state, onSwitched }) => <PaidInAnotherTab order={state.context.order} onSwitched={onSwitched} />,
}

import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import { cryptoTransferOf } from "../../domain/payment-uri"
import type { cryptoStatus } from "../../machines/crypto-status/crypto-status.machine"
import { useFlow } from "../flow"
import { Button } from "../kit/button"
import { Countdown } from "../kit/countdown"
import { Notice } from "../kit/notice"
import { Plate } from "../kit/plate"
import type { OverPaidScreen, SettledProps } from "../payment-status/payment-ends"
import { PaidElsewhere, PaymentExpired, PaymentSuccess, Settled } from "../payment-status/payment-ends"
import { Polling, pollStep } from "../payment-status/polling"
import { StatusPage } from "../payment-status/status-page"
import { Switched } from "../payment-status/switched"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import type { PartPaidScreen } from "../settlement/part-paid"
import css from "./crypto-status.module.css"
import { ExchangeFee } from "./exchange-fee"
import { Payments, Received } from "./received"
import { TransferDetails } from "./transfer-details"

interface Parts extends SettledProps {
  readonly OverPaid: OverPaidScreen
  readonly PartPaid: PartPaidScreen
}

interface Props extends Parts {
  readonly machine: typeof cryptoStatus
  readonly order: Order
}

export const CryptoStatusPage = ({ machine, order, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { order })
  const View = viewOf(views, state)
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
  const transfer = cryptoTransferOf(state.context.order.invoice!)
  return (
    <Notice kind="warn" live>
      <p>{t("crypto.rateExpired", { amount: transfer?.amount, currency: transfer?.currencyId.toUpperCase() })}</p>
      <Button kind="quiet" disabled={pollStep(state.value) === "offline"} onClick={() => send({ type: "rate.accept" })}>
        {t("crypto.rateAccept")}
      </Button>
    </Notice>
  )
}

const Checking = ({ state }: Pick<ViewProps, "state">) => {
  const { t } = useTranslation("pay")
  return (
    <Polling waiting={t("crypto.waiting")} step={pollStep(state.value)} failures={state.context.trouble.failures} />
  )
}

const SwitchedElsewhere = ({ state, send }: ViewProps) => {
  const { order, seen } = state.context
  return (
    <Switched
      order={order}
      seen={seen}
      offline={pollStep(state.value) === "offline"}
      onAccept={() => send({ type: "switch.accept" })}
    >
      <Checking state={state} />
    </Switched>
  )
}

/** One component for all states that wait for money: the clock, the copies and the focus go on. */
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
      <Plate coin={invoice.currencyId === "eth" ? "eth" : "btc"}>
        {order.state === "UnderPaid" && <Received invoice={invoice} />}
        {transfer === null ? <p>{t("crypto.noAddress")}</p> : <TransferDetails transfer={transfer} />}
        <p className={css.clock}>
          <span className={css.label}>{t("crypto.rate")}</span>
          <Countdown until={invoice.expireDate} label={t("crypto.rate")} onOver={() => send({ type: "rate.ended" })} />
          <span className={css.note}>{t("crypto.rateNote")}</span>
        </p>
      </Plate>
      <ExchangeFee amount={invoice.remainAmount} currencyId={invoice.currencyId} />
      <Checking state={state} />
      <p>{t("crypto.confirmation")}</p>
      <Payments payments={order.payments} />
    </StatusPage>
  )
}

const views: Views<typeof cryptoStatus, Parts> = {
  sorting: nothing,
  "waiting.waiting": Paying,
  "waiting.fetching": Paying,
  "waiting.paused": Paying,
  "waiting.offline": Paying,
  "underpaid.waiting": Paying,
  "underpaid.fetching": Paying,
  "underpaid.paused": Paying,
  "underpaid.offline": Paying,
  "rateExpired.waiting": Paying,
  "rateExpired.fetching": Paying,
  "rateExpired.paused": Paying,
  "rateExpired.offline": Paying,
  "switched.waiting": SwitchedElsewhere,
  "switched.fetching": SwitchedElsewhere,
  "switched.paused": SwitchedElsewhere,
  "switched.offline": SwitchedElsewhere,
  completed: ({ state, onSettled }) => (
    <Settled onSettled={onSettled}>
      <PaymentSuccess order={state.context.order} />
    </Settled>
  ),
  overpaid: ({ state, OverPaid, onSettled }) => (
    <Settled onSettled={onSettled}>
      <OverPaid order={state.context.order} />
    </Settled>
  ),
  expired: ({ state }) => <PaymentExpired order={state.context.order} />,
  elsewhere: ({ state, onSwitched }) => <PaidElsewhere order={state.context.order} onSwitched={onSwitched} />,
}

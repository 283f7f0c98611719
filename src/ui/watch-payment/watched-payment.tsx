import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import type { watchPayment } from "../../machines/watch-payment/watch-payment.machine"
import { Received } from "../crypto-status/received"
import { useFlow } from "../flow"
import { ButtonLink } from "../kit/button-link"
import { Notice } from "../kit/notice"
import { paths } from "../paths"
import type { OverPaidScreen, SettledProps } from "../payment-status/payment-ends"
import { PaidElsewhere, PaymentExpired, PaymentSuccess, Settled } from "../payment-status/payment-ends"
import { Polling, pollStep } from "../payment-status/polling"
import { StatusPage } from "../payment-status/status-page"
import { Switched } from "../payment-status/switched"
import { StuckMoney } from "../stuck-money/stuck-money"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import type { PartPaidScreen } from "../settlement/part-paid"

interface Parts extends SettledProps {
  readonly OverPaid: OverPaidScreen
  readonly PartPaid: PartPaidScreen
  /** What is waited for, in words. */
  readonly waiting: string
  /** How to pay the order; `changed` tells that something of the page's own has read it. */
  readonly children: (order: Order, changed: (order: Order) => void) => ReactNode
}

interface Props extends Parts {
  readonly machine: typeof watchPayment
  readonly order: Order
}

/** The status of a transfer or a voucher. */
export const WatchedPayment = ({ machine, order, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { order })
  const View = viewOf(views, state)
  return <View state={state} send={send} {...parts} />
}

type ViewProps = ScreenProps<typeof watchPayment> & Parts

const Checking = ({ state, waiting }: Pick<ViewProps, "state" | "waiting">) => (
  <Polling waiting={waiting} step={pollStep(state.value)} failures={state.context.trouble.failures} />
)

const SwitchedElsewhere = ({ state, send, waiting }: ViewProps) => {
  const { order, seen } = state.context
  return (
    <Switched
      order={order}
      seen={seen}
      offline={pollStep(state.value) === "offline"}
      onAccept={() => send({ type: "switch.accept" })}
    >
      <Checking state={state} waiting={waiting} />
    </Switched>
  )
}

const InvoiceExpired = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" live>
      <p>{t("transfer.expired")}</p>
      <p>
        <ButtonLink kind="quiet" href={paths.buyMethod(order.id)}>
          {t("transfer.again")}
        </ButtonLink>
      </p>
      <StuckMoney orderNumber={order.number} />
    </Notice>
  )
}

/** One component for all states that wait for money: what is typed, copied or focused stays. */
const Paying = ({ state, send, waiting, PartPaid, children }: ViewProps) => {
  const { t } = useTranslation("pay")
  const { order } = state.context
  const isPartly = order.state === "UnderPaid"
  const changed = (order: Order) => send({ type: "order.changed", order })
  return (
    <StatusPage order={order}>
      {order.invoice?.requisites.state === "Expired" && <InvoiceExpired order={order} />}
      {isPartly && (
        <Notice kind="warn" live>
          <p>{t("crypto.underpaid")}</p>
        </Notice>
      )}
      {isPartly && <Received invoice={order.invoice!} />}
      {isPartly && <PartPaid order={order} onChanged={changed} />}
      {children(order, changed)}
      <Checking state={state} waiting={waiting} />
    </StatusPage>
  )
}

const views: Views<typeof watchPayment, Parts> = {
  sorting: nothing,
  "waiting.waiting": Paying,
  "waiting.fetching": Paying,
  "waiting.paused": Paying,
  "waiting.offline": Paying,
  "underpaid.waiting": Paying,
  "underpaid.fetching": Paying,
  "underpaid.paused": Paying,
  "underpaid.offline": Paying,
  "invoiceExpired.waiting": Paying,
  "invoiceExpired.fetching": Paying,
  "invoiceExpired.paused": Paying,
  "invoiceExpired.offline": Paying,
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

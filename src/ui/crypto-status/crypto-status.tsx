import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import { transferOf } from "../../domain/payment-uri"
import type { cryptoStatus } from "../../machines/crypto-status/crypto-status.machine"
import { useFlow } from "../flow"
import { Button } from "../kit/button"
import { Countdown } from "../kit/countdown"
import { Notice } from "../kit/notice"
import { Plate } from "../kit/plate"
import { Redirect } from "../kit/redirect"
import { Ring } from "../kit/spinner"
import { TextLink } from "../kit/text-link"
import { paths } from "../paths"
import payment from "../payment-methods/payment.module.css"
import { OrderSummary } from "../payment-status/order-summary"
import { PaymentExpired, PaymentOverpaid, PaymentSuccess } from "../payment-status/payment-ends"
import { PaymentPage } from "../payment-status/payment-page"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import css from "./crypto-status.module.css"
import { Payments, Received } from "./received"
import { TransferDetails } from "./transfer-details"

interface Props {
  readonly machine: typeof cryptoStatus
  readonly order: Order
}

export const CryptoStatusPage = ({ machine, order }: Props) => {
  const [state, send] = useFlow(machine, { order })
  const View = viewOf(views, state)
  return <View state={state} send={send} />
}

type ViewProps = ScreenProps<typeof cryptoStatus>

const Underpaid = () => <Notice kind="warn" live><p>{useTranslation("pay").t("crypto.underpaid")}</p></Notice>

const RateExpired = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  const transfer = transferOf(state.context.order.invoice!)
  return (
    <Notice kind="warn" live>
      <p>{t("crypto.rateExpired", { amount: transfer?.amount, currency: transfer?.currencyId.toUpperCase() })}</p>
      <Button kind="quiet" onClick={() => send({ type: "rate.accept" })}>{t("crypto.rateAccept")}</Button>
    </Notice>
  )
}

/** After this many polls in a row without an answer a hint says so. */
const hintAfter = 3

const isPaused = (state: ViewProps["state"]) =>
  state.matches({ waiting: "paused" }) || state.matches({ underpaid: "paused" }) || state.matches({ rateExpired: "paused" })
const isFetching = (state: ViewProps["state"]) =>
  state.matches({ waiting: "fetching" }) || state.matches({ underpaid: "fetching" }) || state.matches({ rateExpired: "fetching" })

const Polling = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <>
      {state.context.failures >= hintAfter && <Notice kind="warn" live><p>{t("crypto.trouble")}</p></Notice>}
      <p className={css.poll}>
        {isPaused(state) ? t("crypto.paused") : t("crypto.waiting")}
        {isFetching(state) && <span title={t("crypto.checking")}><Ring /></span>}
      </p>
    </>
  )
}

/** One component for all states that wait for money: the clock, the copies and the focus go on. */
const Paying = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation("pay")
  const { order } = state.context
  const invoice = order.invoice!
  const transfer = transferOf(invoice)
  return (
    <PaymentPage title={t("status.title")} step="payment" wide>
      <div className={payment.sides}>
        <div className={payment.main}>
          {state.matches("rateExpired") && <RateExpired {...props} />}
          {order.state === "UnderPaid" && <Underpaid />}
          <Plate coin={invoice.currencyId === "eth" ? "eth" : "btc"}>
            {order.state === "UnderPaid" && <Received invoice={invoice} />}
            {transfer === null ? <p>{t("crypto.noAddress")}</p> : <TransferDetails transfer={transfer} />}
            <p className={css.clock}>
              <span className={css.label}>{t("crypto.rate")}</span>
              <Countdown until={invoice.expireDate} label={t("crypto.rate")} onOver={() => send({ type: "rate.ended" })} />
              <span className={css.note}>{t("crypto.rateNote")}</span>
            </p>
          </Plate>
          <Polling {...props} />
          <p>{t("crypto.confirmation")}</p>
          <Payments payments={order.payments} />
          <p className={payment.actions}><TextLink href={paths.buyMethod(order.id)}>{t("crypto.change")}</TextLink></p>
        </div>
        <OrderSummary order={order} />
      </div>
    </PaymentPage>
  )
}

const views: Views<typeof cryptoStatus> = {
  sorting: nothing,
  "waiting.waiting": Paying,
  "waiting.fetching": Paying,
  "waiting.paused": Paying,
  "underpaid.waiting": Paying,
  "underpaid.fetching": Paying,
  "underpaid.paused": Paying,
  "rateExpired.waiting": Paying,
  "rateExpired.fetching": Paying,
  "rateExpired.paused": Paying,
  completed: ({ state }) => <PaymentSuccess order={state.context.order} />,
  overpaid: ({ state }) => <PaymentOverpaid order={state.context.order} />,
  expired: ({ state }) => <PaymentExpired order={state.context.order} />,
  elsewhere: ({ state }) => <Redirect replace to={paths.buyMethod(state.context.order.id)} />
}

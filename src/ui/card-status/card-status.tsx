import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import type { cardStatus } from "../../machines/card-status/card-status.machine"
import type { confirmCard } from "../../machines/confirm-card/confirm-card.machine"
import type { errorDetails } from "../../machines/error-details/error-details.machine"
import { ConfirmCard } from "../confirm-card/confirm-card"
import { useFlow } from "../flow"
import { buttonClass } from "../kit/button"
import { Notice } from "../kit/notice"
import { Redirect } from "../kit/redirect"
import { Spinner } from "../kit/spinner"
import { paths } from "../paths"
import payment from "../payment-methods/payment.module.css"
import type { OverPaidScreen, SettledProps } from "../payment-status/payment-ends"
import { PaymentExpired, PaymentSuccess, Settled } from "../payment-status/payment-ends"
import { Polling } from "../payment-status/polling"
import { StatusPage } from "../payment-status/status-page"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { CardFailed } from "./card-failed"
import { CardPlate } from "./card-plate"

interface Parts extends SettledProps {
  readonly confirmCard: typeof confirmCard
  readonly errorDetails: typeof errorDetails
  readonly OverPaid: OverPaidScreen
  /** The page where the card is entered, or null when it is none we know. */
  readonly checkoutPage: (url: string) => string | null
}

interface Props extends Parts {
  readonly machine: typeof cardStatus
  readonly order: Order
}

/** A payment by card, state set 95. */
export const CardStatusPage = ({ machine, order, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { order })
  const View = viewOf(views, state)
  return <View state={state} send={send} {...parts} />
}

type ViewProps = ScreenProps<typeof cardStatus> & Parts

const isIn = (state: ViewProps["state"], where: "fetching" | "paused") =>
  state.matches({ created: where }) || state.matches({ prepared: where }) || state.matches({ needsConfirmation: where })

const Waiting = ({ state, waiting, children }: Pick<ViewProps, "state"> & { readonly waiting: string; readonly children: ReactNode }) => {
  const { order, trouble } = state.context
  return (
    <StatusPage order={order}>
      <CardPlate order={order}>{children}</CardPlate>
      <Polling waiting={waiting} fetching={isIn(state, "fetching")} paused={isIn(state, "paused")} failures={trouble.failures} />
    </StatusPage>
  )
}

const Created = ({ state, checkoutPage }: ViewProps) => {
  const { t } = useTranslation("pay")
  const url = checkoutPage(state.context.order.invoice!.requisites.checkoutUrl!)
  return (
    <Waiting state={state} waiting={t("card.waiting")}>
      {url === null
        ? <Notice kind="danger" live><p>{t("card.notAllowed")}</p></Notice>
        : (
          <>
            <p>{t("card.created")}</p>
            <p className={payment.actions}><a href={url} className={buttonClass("primary")}>{t("card.open")}</a></p>
          </>
        )}
    </Waiting>
  )
}

const Prepared = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <Waiting state={state} waiting={t("card.waiting")}>
      <Spinner label={t("card.prepared")} />
      <p>{t("card.stay")}</p>
    </Waiting>
  )
}

const NeedsConfirmation = ({ state, send, confirmCard }: ViewProps) => {
  const { t } = useTranslation("pay")
  const { order } = state.context
  const { invoiceId, requisites } = order.invoice!
  return (
    <Waiting state={state} waiting={t("card.waitingCode")}>
      <ConfirmCard
        machine={confirmCard} orderId={order.id} invoiceId={invoiceId} until={requisites.rejectDate}
        onSettled={(changed) => send({ type: "order.changed", order: changed })}
      />
    </Waiting>
  )
}

const failedAs = (kind: "reversed" | "error" | "rejected") => ({ state, errorDetails, onSettled }: ViewProps) =>
  <Settled onSettled={onSettled}><CardFailed order={state.context.order} kind={kind} errorDetails={errorDetails} /></Settled>

const views: Views<typeof cardStatus, Parts> = {
  sorting: nothing,
  "created.waiting": Created,
  "created.fetching": Created,
  "created.paused": Created,
  "prepared.waiting": Prepared,
  "prepared.fetching": Prepared,
  "prepared.paused": Prepared,
  "needsConfirmation.waiting": NeedsConfirmation,
  "needsConfirmation.fetching": NeedsConfirmation,
  "needsConfirmation.paused": NeedsConfirmation,
  confirmed: ({ state, onSettled }) => <Settled onSettled={onSettled}><PaymentSuccess order={state.context.order} /></Settled>,
  reversed: failedAs("reversed"),
  error: failedAs("error"),
  rejected: failedAs("rejected"),
  overpaid: ({ state, OverPaid, onSettled }) => <Settled onSettled={onSettled}><OverPaid order={state.context.order} /></Settled>,
  expired: ({ state }) => <PaymentExpired order={state.context.order} />,
  elsewhere: ({ state }) => <Redirect replace to={paths.buyMethod(state.context.order.id)} />
}

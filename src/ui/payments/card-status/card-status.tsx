import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import type { cardStatus } from "../../../machines/payments/card-status/card-status.machine"
import type { confirmCard } from "../../../machines/payments/confirm-card/confirm-card.machine"
import type { errorDetails } from "../../../machines/site/error-details/error-details.machine"
import { ConfirmCard } from "../confirm-card/confirm-card"
import { useFlow } from "../../shared/flow"
import { buttonClass } from "../../kit/actions/button"
import { Notice } from "../../kit/feedback/notice"
import { Spinner } from "../../kit/feedback/spinner"
import payment from "../payment-methods/payment.module.css"
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
import { StuckMoneySupport } from "../stuck-money/stuck-money"
import { noView, renderView } from "../../shared/screen"
import { pollingViews } from "../payment-status/polling-views"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { CardFailed } from "./card-failed"
import { CardStatusCard } from "./card-status-card"

interface Parts extends PaymentCompletedProps {
  readonly confirmCard: typeof confirmCard
  readonly errorDetails: typeof errorDetails
  readonly OverPaid: OverPaidScreen
  /** The page where the card is entered, or null if the address is not a known one. */
  readonly checkoutPage: (url: string) => string | null
}

interface Props extends Parts {
  readonly machine: typeof cardStatus
  readonly order: Order
}

/** A payment by card, state set 95. */
export const CardStatusPage = ({ machine, order, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { order })
  const View = renderView(views, state)
  return <View state={state} send={send} {...parts} />
}

type ViewProps = ScreenProps<typeof cardStatus> & Parts

const Checking = ({ state, waiting }: Pick<ViewProps, "state"> & { readonly waiting: string }) => (
  <PollingIndicator waiting={waiting} step={pollStep(state.value)} failures={state.context.trouble.failures} />
)

const Waiting = ({
  state,
  waiting,
  children,
}: Pick<ViewProps, "state"> & { readonly waiting: string; readonly children: ReactNode }) => {
  const { order } = state.context
  return (
    <StatusPage order={order}>
      <CardStatusCard order={order}>{children}</CardStatusCard>
      <Checking state={state} waiting={waiting} />
    </StatusPage>
  )
}

const Created = ({ state, checkoutPage }: ViewProps) => {
  const { t } = useTranslation("pay")
  const url = checkoutPage(state.context.order.invoice!.requisites.checkoutUrl!)
  return (
    <Waiting state={state} waiting={t("card.waitingCard")}>
      {url === null ? (
        <Notice kind="danger" live>
          <p>{t("card.notAllowed")}</p>
        </Notice>
      ) : (
        <>
          <p>{t("card.created")}</p>
          <p className={payment.actions}>
            <a href={url} className={buttonClass("primary")}>
              {t("card.open")}
            </a>
          </p>
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
        machine={confirmCard}
        orderNumber={order.number}
        orderId={order.id}
        invoiceId={invoiceId}
        until={requisites.rejectDate}
        onSettled={(changed) => send({ type: "order.changed", order: changed })}
      />
    </Waiting>
  )
}

/** No payment is offered here, because it would charge the card twice. */
const Charged = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  const { order } = state.context
  return (
    <StatusPage order={order}>
      <Notice kind="ok" live>
        <p>
          <strong>{t("card.charged.title")}</strong>
        </p>
        <p>{t("card.charged.text")}</p>
      </Notice>
      {order.invoice !== null && (
        <CardStatusCard order={order}>
          <Spinner label={t("card.charged.completing")} />
        </CardStatusCard>
      )}
      <Checking state={state} waiting={t("card.charged.waiting")} />
      <StuckMoneySupport orderNumber={order.number} />
    </StatusPage>
  )
}

const SwitchedMethod = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  const { order, shownOrder } = state.context
  return (
    <PaymentDetailsReplaced
      order={order}
      shown={shownOrder}
      offline={pollStep(state.value) === "offline"}
      onAccept={() => send({ type: "switch.accept" })}
    >
      <Checking state={state} waiting={t("crypto.waiting")} />
    </PaymentDetailsReplaced>
  )
}

const failedView =
  (kind: "reversed" | "error" | "rejected") =>
  ({ state, errorDetails, onSettled }: ViewProps) => (
    <PaymentCompleted onSettled={onSettled}>
      <CardFailed order={state.context.order} kind={kind} errorDetails={errorDetails} />
    </PaymentCompleted>
  )

const views: StateViews<typeof cardStatus, Parts> = {
  deciding: noView,
  ...pollingViews("created", Created),
  ...pollingViews("prepared", Prepared),
  ...pollingViews("needsConfirmation", NeedsConfirmation),
  ...pollingViews("charged", Charged),
  ...pollingViews("switched", SwitchedMethod),
  confirmed: ({ state, onSettled }) => (
    <PaymentCompleted onSettled={onSettled}>
      <PaymentSuccess order={state.context.order} />
    </PaymentCompleted>
  ),
  reversed: failedView("reversed"),
  error: failedView("error"),
  rejected: failedView("rejected"),
  overpaid: ({ state, OverPaid, onSettled }) => (
    <PaymentCompleted onSettled={onSettled}>
      <OverPaid order={state.context.order} />
    </PaymentCompleted>
  ),
  expired: ({ state }) => <ExpiredPaymentRedirect order={state.context.order} />,
  otherMethod: ({ state, onSwitched }) => <PaidInAnotherTab order={state.context.order} onSwitched={onSwitched} />,
}

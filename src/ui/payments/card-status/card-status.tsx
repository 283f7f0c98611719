import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { cardStatus } from "#machines/payments/card-status.machine.ts"
import type { confirmCard } from "#machines/payments/confirm-card.machine.ts"
import type { errorDetails } from "#machines/site/error-details.machine.ts"
import { buttonClass, ButtonLink } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import type { PaymentHeadProps } from "#ui/orders/payment-head/payment-head.tsx"
import { ConfirmCard } from "#ui/payments/confirm-card/confirm-card.tsx"
import {
  PaymentCompleted,
  type OverPaidScreen,
  type PaymentCompletedProps,
} from "#ui/payments/payment-status/payment-outcomes.tsx"
import { PollingIndicator } from "#ui/payments/payment-status/polling.tsx"
import { StatusShell } from "#ui/payments/payment-status/status-shell.tsx"
import { PaidView, statusViews } from "#ui/payments/payment-status/status-views.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { CardFailed } from "./card-failed.tsx"
import { CardStatusCard } from "./card-status-card.tsx"

interface OwnProps extends PaymentCompletedProps {
  readonly confirmCard: typeof confirmCard
  readonly errorDetails: typeof errorDetails
  readonly OverPaid: OverPaidScreen
  /**
   * Returns the page where the customer enters the card, or null if its origin is not allowed. A response must not send the
   * customer to any other site.
   */
  readonly parseCheckoutUrl: (url: string) => string | null
}

interface Props extends OwnProps {
  readonly machine: typeof cardStatus
  readonly order: Order
}

/** The page of a card payment, state set 95. */
export const CardStatusPage = ({ machine, order, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), ...ownProps })

type ViewProps = ScreenProps<typeof cardStatus> & OwnProps

interface WaitingProps extends Pick<ViewProps, "state">, PaymentHeadProps {
  readonly waiting: string
  readonly children?: ReactNode
}

const Waiting = ({ state: { context }, waiting, children, ...head }: WaitingProps) => (
  <StatusShell {...head} order={context.order}>
    <CardStatusCard order={context.order}>{children}</CardStatusCard>
    <PollingIndicator waiting={waiting} poll={context.poll} />
  </StatusShell>
)

const Created = ({ state, parseCheckoutUrl }: ViewProps) => {
  const { t } = useTranslation("pay")
  const url = parseCheckoutUrl(state.context.order.invoice!.requisites.checkoutUrl!)
  return (
    <Waiting
      state={state}
      waiting={t("card.waitingCard")}
      title={t("crypto.status")}
      line={url !== null && t("card.created")}
      actions={
        url !== null && (
          <a href={url} className={buttonClass("primary")}>
            {t("card.open")}
          </a>
        )
      }
    >
      {url === null && (
        <Notice kind="danger" isLive>
          {t("card.notAllowed")}
        </Notice>
      )}
    </Waiting>
  )
}

const Prepared = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  return <Waiting state={state} waiting={t("card.waiting")} title={t("card.prepared")} line={t("card.stay")} />
}

const NeedsConfirmation = ({ state, send, confirmCard }: ViewProps) => {
  const { t } = useTranslation("pay")
  const { order } = state.context
  const { invoiceId, requisites } = order.invoice!
  return (
    <Waiting state={state} waiting={t("card.waitingCode")} title={t("code.title")} line={t("code.text")}>
      <ConfirmCard
        machine={confirmCard}
        orderNumber={order.number}
        orderId={order.id}
        invoiceId={invoiceId}
        until={requisites.rejectDate}
        onFinished={(changed) => send({ type: "order.changed", order: changed })}
      />
    </Waiting>
  )
}

/** Shows a charged card and offers no payment. Another payment would charge the card twice. */
const Charged = ({ state }: ViewProps) => {
  const { t } = useTranslation("pay")
  const { order } = state.context
  return (
    <StatusShell
      order={order}
      title={t("card.charged.title")}
      line={t("card.charged.text")}
      actions={<ButtonLink href={paths.cabinet()}>{t("status.cabinet")}</ButtonLink>}
    >
      {order.invoice !== null && (
        <CardStatusCard order={order}>
          <Spinner label={t("card.charged.completing")} />
        </CardStatusCard>
      )}
      <PollingIndicator waiting={t("card.charged.waiting")} poll={state.context.poll} />
      <PaymentSupport orderNumber={order.number} />
    </StatusShell>
  )
}

const failedView =
  (kind: "reversed" | "error" | "rejected") =>
  ({ state, errorDetails, onFinished }: ViewProps) => (
    <PaymentCompleted onFinished={onFinished}>
      <CardFailed order={state.context.order} kind={kind} errorDetails={errorDetails} />
    </PaymentCompleted>
  )

const views: StateViews<typeof cardStatus, OwnProps> = {
  deciding: noView,
  created: Created,
  prepared: Prepared,
  needsConfirmation: NeedsConfirmation,
  charged: Charged,
  confirmed: PaidView,
  reversed: failedView("reversed"),
  error: failedView("error"),
  rejected: failedView("rejected"),
  ...statusViews,
}

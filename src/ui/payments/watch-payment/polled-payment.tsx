import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { isInvoiceExpired } from "#domain/payments/payment-status.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import type { StatusPageProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { PollingIndicator } from "#ui/payments/payment-status/polling.tsx"
import { StatusShell } from "#ui/payments/payment-status/status-shell.tsx"
import { PaidView, statusViews } from "#ui/payments/payment-status/status-views.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"

interface Props extends StatusPageProps<typeof watchPayment> {
  /** A text that names the awaited event. */
  readonly waiting: string
  /** Renders the line in the head of the page, while the payment can be made. */
  readonly line: (order: Order) => ReactNode
  /** Renders the button in the head of the page, while the payment can be made. */
  readonly actions?: (order: Order) => ReactNode
  /** Shows how to pay. `changed` receives an order that a part of the page has reloaded. */
  readonly children: (order: Order, changed: (order: Order) => void) => ReactNode
}
type OwnProps = Omit<Props, "machine" | "order">

/** Shows the status of a transfer or a voucher. */
export const PolledPayment = ({ machine, order, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), ...ownProps })

type ViewProps = ScreenProps<typeof watchPayment> & OwnProps

const titleOf = (order: Order) =>
  order.state === "UnderPaid" ? "crypto.underpaid" : isInvoiceExpired(order) ? "transfer.over" : "crypto.status"

const Paying = ({ state, send, waiting, line, actions, UnderPaid, children }: ViewProps) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { order } = state.context
  const invoice = order.invoice!
  const isUnderPaid = order.state === "UnderPaid"
  const isExpired = isInvoiceExpired(order)
  const changed = (order: Order) => send({ type: "order.changed", order })
  const again = <ButtonLink href={paths.buyMethod(order.id, { again: 1 })}>{t("transfer.again")}</ButtonLink>
  return (
    <StatusShell
      order={order}
      title={t(titleOf(order))}
      line={
        <>
          <span role="status" data-figure={isUnderPaid && !isExpired ? "invoice.due" : undefined}>
            {isExpired
              ? t("transfer.expired")
              : isUnderPaid && t("crypto.missing", { amount: format.amount(invoice.remainAmount, invoice.currencyId) })}
          </span>{" "}
          {!isExpired && line(order)}
        </>
      }
      actions={isExpired ? again : actions?.(order)}
    >
      {isUnderPaid && <UnderPaid order={order} onChanged={changed} />}
      {children(order, changed)}
      <PollingIndicator waiting={waiting} poll={state.context.poll} />
      {isExpired && <PaymentSupport orderNumber={order.number} />}
    </StatusShell>
  )
}

const views: StateViews<typeof watchPayment, OwnProps> = {
  deciding: noView,
  waiting: Paying,
  underpaid: Paying,
  invoiceExpired: Paying,
  completed: PaidView,
  ...statusViews,
}

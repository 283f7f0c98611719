import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { paths } from "#ui/site/paths.ts"
import type { StatusPageProps } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { PollingIndicator } from "#ui/payments/payment-status/polling.tsx"
import { StatusShell } from "#ui/payments/payment-status/status-shell.tsx"
import { PaidView, statusViews } from "#ui/payments/payment-status/status-views.tsx"
import { StuckMoneySupport } from "#ui/payments/stuck-money/stuck-money-support.tsx"

/** What a card that asks for money has besides the ways to pay. */
export interface PolledSlots {
  /** Says that the page polls. */
  readonly polling: ReactNode
  /** What else can be done with a part. */
  readonly part: ReactNode
  /** Receives an order that a part of the page has reloaded. */
  readonly changed: (order: Order) => void
}

interface Props extends StatusPageProps<typeof watchPayment> {
  /** What the page waits for. */
  readonly waiting: string
  readonly children: (order: Order, slots: PolledSlots) => ReactNode
}
type Parts = Omit<Props, "machine" | "order">

/** The status of a transfer or a voucher. */
export const PolledPayment = ({ machine, order, ...parts }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), ...parts })

type ViewProps = ScreenProps<typeof watchPayment> & Parts

const InvoiceExpired = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  return (
    <Notice kind="warn" live>
      <p>{t("transfer.expired")}</p>
      <p>
        <ButtonLink kind="quiet" href={paths.buyMethod(order.id, { again: 1 })}>
          {t("transfer.again")}
        </ButtonLink>
      </p>
      <StuckMoneySupport orderNumber={order.number} />
    </Notice>
  )
}

/** One component for all states that wait for money, so that input, copy buttons and focus stay. */
const Paying = ({ state, send, waiting, PartPaid, children }: ViewProps) => {
  const { order } = state.context
  const isPartly = order.state === "UnderPaid"
  const changed = (order: Order) => send({ type: "order.changed", order })
  return (
    <StatusShell order={order}>
      {order.invoice?.requisites.state === "Expired" && <InvoiceExpired order={order} />}
      {children(order, {
        polling: <PollingIndicator waiting={waiting} poll={state.context.poll} />,
        part: isPartly && <PartPaid order={order} onChanged={changed} />,
        changed,
      })}
    </StatusShell>
  )
}

const views: StateViews<typeof watchPayment, Parts> = {
  deciding: noView,
  waiting: Paying,
  underpaid: Paying,
  invoiceExpired: Paying,
  completed: PaidView,
  ...statusViews,
}

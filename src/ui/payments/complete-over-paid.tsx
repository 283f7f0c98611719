import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { findAdditionalQuantity, calculateOverpaidAmount } from "#domain/orders/settlement.ts"
import type { completeOverPaid } from "#machines/payments/complete-over-paid.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { BonusWindow } from "#ui/orders/bonus-window/bonus-window.tsx"
import { OverPaidOutcome } from "#ui/orders/settlement/over-paid-outcome.tsx"
import { SettlementNotes } from "#ui/orders/settlement/settlement-notes.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { OrderSummary } from "./payment-status/order-summary.tsx"
import { PaymentSuccess } from "./payment-status/payment-outcomes.tsx"
import { PaymentPage } from "./payment-status/payment-page.tsx"

/** The page of an overpaid order, state set 98. */
export const OverPaidPage = ({
  machine,
  order,
}: {
  readonly machine: typeof completeOverPaid
  readonly order: Order
}) => renderView(views, useFlow(machine, { order }))

type ViewProps = ScreenProps<typeof completeOverPaid>

const Failed = ({ state }: ViewProps) => (
  <>
    <Notice kind="danger" isLive>
      <p>
        <FailureText failure={state.context.failure!} />{" "}
        <span>{useTranslation("pay").t("overpaid.outcomeUnknown")}</span>
      </p>
    </Notice>
    <PaymentSupport orderNumber={state.context.order.number} requestId={state.context.failure!.requestId} />
  </>
)

const OverPaid = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation(["pay", "orders"])
  const format = useFormatters()
  const { order } = state.context
  const [received, cost] = [order.receivedAmount, order.localizedCost].map((amount) =>
    format.amount(amount, order.currencyId),
  )
  const [item] = order.items
  const power = item ? findAdditionalQuantity(item) : null
  const isError = state.matches("failed")
  const isBusy = state.matches("completing") || state.matches("reloading")
  const decision =
    item && power !== null
      ? t("pay:overpaid.complete", { power: format.quantity(power, item.unit) })
      : t("pay:overpaid.finish")
  const text = isError || state.matches("reloading") ? t("pay:invoice.check") : decision
  return (
    <PaymentPage
      title={t("pay:overpaid.title", { sum: format.amount(calculateOverpaidAmount(order), order.currencyId) })}
      figure="order.overpaid"
      step="payment"
      aside={<OrderSummary order={order} />}
      line={<span data-figure="order.received order.costOrdered">{t("pay:overpaid.text", { received, cost })}</span>}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => send({ type: isError ? "order.reload" : "order.complete" })}>
            <span data-figure={text === decision && power !== null ? "order.available" : undefined}>{text}</span>
          </Button>
          <TextLink kind="alone" href={paths.cabinet()}>
            {t("pay:status.cabinet")}
          </TextLink>
        </>
      }
    >
      {isError && <Failed {...props} />}
      <Notice kind="info">
        <OverPaidOutcome order={order} />
      </Notice>
      <Notice kind="info" title={t("orders:nothing")}>
        {t("orders:settlement.nothing")}
      </Notice>
      <SettlementNotes order={order} />
      <BonusWindow order={order} />
    </PaymentPage>
  )
}

const views: StateViews<typeof completeOverPaid> = {
  ready: OverPaid,
  completing: OverPaid,
  failed: OverPaid,
  reloading: OverPaid,
  done: ({ state }) => <PaymentSuccess order={state.context.order} />,
}

import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { additionalPower } from "#domain/payments/settlement.ts"
import type { completeOverPaid } from "#machines/payments/complete-over-paid.machine.ts"
import { BonusWindow } from "#ui/shop/bonus-window/bonus-window.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./payment-methods/payment.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { OrderSummary } from "./payment-status/order-summary.tsx"
import { PaymentSuccess } from "./payment-status/payment-outcomes.tsx"
import { PaymentPage } from "./payment-status/payment-page.tsx"
import { StuckMoneySupport } from "./stuck-money/stuck-money-support.tsx"
import { OverPaidOutcome } from "./settlement/over-paid-outcome.tsx"
import { SettlementNotes } from "./settlement/settlement-notes.tsx"

/** State set 98. */
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
    <Notice kind="danger" live>
      <p>
        <FailureText failure={state.context.failure!} />{" "}
        <span>{useTranslation("pay").t("overpaid.outcomeUnknown")}</span>
      </p>
    </Notice>
    <StuckMoneySupport orderNumber={state.context.order.number} requestId={state.context.failure!.requestId} />
  </>
)

/** One component until it is done, so that the button keeps its focus. */
const OverPaid = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { order } = state.context
  const [received, cost] = [order.receivedAmount, order.localizedCost].map((amount) =>
    format.amount(amount, order.currencyId),
  )
  const [item] = order.items
  const power = item ? additionalPower(item) : null
  const isError = state.matches("error")
  const busy = state.matches("completing") || state.matches("looking")
  const decision =
    item && power !== null ? t("overpaid.complete", { power: format.quantity(power, item.unit) }) : t("overpaid.finish")
  const text = isError || state.matches("looking") ? t("invoice.look") : decision
  return (
    <PaymentPage title={t("overpaid.title")} step="payment">
      <Notice kind="info" live>
        <p data-figure="order.received order.costOrdered">{t("overpaid.text", { received, cost })}</p>
        <OverPaidOutcome order={order} />
      </Notice>
      {isError && <Failed {...props} />}
      <SettlementNotes order={order} />
      <BonusWindow order={order} />
      <OrderSummary order={order} />
      <p className={`${patterns.line} ${css.actions}`}>
        <Button busy={busy} onClick={() => send({ type: isError ? "order.look" : "order.complete" })}>
          <span data-figure={text === decision && power !== null ? "order.available" : undefined}>{text}</span>
        </Button>
        <TextLink href={paths.cabinet()}>{t("status.cabinet")}</TextLink>
      </p>
    </PaymentPage>
  )
}

const views: StateViews<typeof completeOverPaid> = {
  ready: OverPaid,
  completing: OverPaid,
  error: OverPaid,
  looking: OverPaid,
  done: ({ state }) => <PaymentSuccess order={state.context.order} />,
}

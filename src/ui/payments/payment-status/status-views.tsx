import { useTranslation } from "react-i18next"
import { isSamePaymentMethod } from "#domain/payments/payment-status.ts"
import type { WatchedOrder } from "#machines/payments/watched-order.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import {
  ExpiredPaymentRedirect,
  PaidInAnotherTab,
  PaymentCompleted,
  PaymentSuccess,
  type OverPaidScreen,
  type PaymentCompletedProps,
} from "./payment-outcomes.tsx"
import { PollingIndicator } from "./polling.tsx"
import { StatusShell } from "./status-shell.tsx"

type SwitchAccept = { readonly type: "switch.accept" }

interface Props extends PaymentCompletedProps {
  readonly state: { readonly context: WatchedOrder; readonly can: (event: SwitchAccept) => boolean }
  readonly send: (event: SwitchAccept) => void
  readonly OverPaid: OverPaidScreen
  /** A text that names the awaited event. */
  readonly waiting?: string
}

/** Explains that another tab changed the payment method. Names the new method and shows it on request. */
const PaymentDetailsReplaced = ({ state, send, waiting }: Props) => {
  const { t } = useTranslation("pay")
  const { order, shownOrder } = state.context
  const currentMethod = order.invoice ?? order.currentPaymentType
  const method = t(`switched.to.${currentMethod?.paymentType ?? "unknown"}`, {
    currency: order.invoice?.currencyId.toUpperCase() ?? "",
  })
  const isSame =
    order.invoice !== null && shownOrder.invoice !== null && isSamePaymentMethod(shownOrder.invoice, order.invoice)
  return (
    <StatusShell
      order={order}
      title={isSame ? t("switched.same") : t("switched.other", { method })}
      line={t("switched.note")}
      actions={
        <Button disabled={!state.can({ type: "switch.accept" })} onClick={() => send({ type: "switch.accept" })}>
          {t("switched.show")}
        </Button>
      }
    >
      <PollingIndicator waiting={waiting ?? t("crypto.waiting")} poll={state.context.poll} />
    </StatusShell>
  )
}

export const PaidView = ({ state, onFinished }: Props) => (
  <PaymentCompleted onFinished={onFinished}>
    <PaymentSuccess order={state.context.order} />
  </PaymentCompleted>
)

/** The views that the pages of all payment methods share. */
export const statusViews = {
  switched: PaymentDetailsReplaced,
  overpaid: ({ state, OverPaid, onFinished }: Props) => (
    <PaymentCompleted onFinished={onFinished}>
      <OverPaid order={state.context.order} />
    </PaymentCompleted>
  ),
  expired: ({ state }: Props) => <ExpiredPaymentRedirect order={state.context.order} />,
  otherMethod: ({ state, onSwitched }: Props) => (
    <PaidInAnotherTab order={state.context.order} onSwitched={onSwitched} />
  ),
}

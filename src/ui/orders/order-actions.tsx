import { useTranslation } from "react-i18next"
import { isAcceptable } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { findAdditionalQuantity } from "#domain/orders/settlement.ts"
import type { orderActions } from "#machines/orders/order-actions.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useFlow, useOnMount, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { OrderFigures, useActionTexts } from "./order-figures.tsx"
import { LostBonus } from "./settlement/lost-bonus.tsx"
import { OverPaidOutcome, OverpaymentRemainder } from "./settlement/over-paid-outcome.tsx"

interface OwnProps {
  readonly onClose: () => void
  /** Called when the order has changed. */
  readonly onDone: (order: Order) => void
  /** True if the page behind the dialog is the one for paying the remaining amount. */
  readonly isOnPaymentPage?: boolean | undefined
}
interface Props extends OwnProps {
  readonly machine: typeof orderActions
  readonly order: Order
}
type ViewProps = ScreenProps<typeof orderActions> & OwnProps

/** The dialog that settles an overpaid, underpaid or late order: complete it, accept the arrived part, or pay the rest. */
export const OrderActions = ({ machine, order, onClose, onDone, isOnPaymentPage }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), onClose, onDone, isOnPaymentPage })

const titles = {
  overpaid: "modal.overpaid.title",
  underpaid: "modal.underpaid.title",
  expired: "modal.expired.title",
} as const
type Mode = keyof typeof titles
const figureIds = {
  overpaid: "order.received order.costOrdered",
  underpaid: "order.received order.costOrdered order.unpaid",
  expired: "order.received order.costOrdered",
} as const

const deciding =
  (mode: Mode) =>
  ({ state, send, isOnPaymentPage }: ViewProps) => {
    const { t } = useTranslation("orders")
    const { order } = state.context
    const texts = useActionTexts(order)
    const canAccept = mode !== "overpaid" && isAcceptable(order)
    const hasMore = order.items.some((item) => findAdditionalQuantity(item) !== null)
    const complete = hasMore ? "modal.overpaid.complete" : "settlement.complete"
    const pay = t("modal.underpaid.pay")
    return (
      <Dialog title={t(titles[mode], texts)} onClose={() => send({ type: "dialog.close" })}>
        <p data-figure={figureIds[mode]}>{t(`modal.${mode}.text`, texts)}</p>
        <OrderFigures order={order} />
        {mode === "overpaid" && <OverPaidOutcome order={order} />}
        {canAccept && <OverpaymentRemainder order={order} />}
        {canAccept && <LostBonus order={order} />}
        {mode !== "overpaid" && !canAccept && <p data-figure="order.least">{t("modal.tooLittle", texts)}</p>}
        <DialogActions>
          {mode === "overpaid" ? (
            <Button onClick={() => send({ type: "order.complete" })}>
              <span data-figure={hasMore ? "order.available" : undefined}>{t(complete, texts)}</span>
            </Button>
          ) : (
            canAccept && (
              <Button onClick={() => send({ type: "order.accept" })}>
                <span data-figure="order.available">{t("modal.accept", texts)}</span>
              </Button>
            )
          )}
          {mode === "underpaid" &&
            (isOnPaymentPage ? (
              <Button kind="quiet" onClick={() => send({ type: "dialog.close" })}>
                {pay}
              </Button>
            ) : (
              <ButtonLink kind={canAccept ? "quiet" : "primary"} href={paths.order(order.id)}>
                {pay}
              </ButtonLink>
            ))}
        </DialogActions>
      </Dialog>
    )
  }

const busyView =
  (textKey: "modal.sending" | "modal.reloading") =>
  ({ state }: ViewProps) => {
    const { t } = useTranslation("orders")
    const { order } = state.context
    return (
      <Dialog title={t("modal.title", useActionTexts(order))}>
        <OrderFigures order={order} />
        <DialogActions>
          <Button isBusy>{t(textKey)}</Button>
        </DialogActions>
      </Dialog>
    )
  }

const Failed = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("orders")
  const { order } = state.context
  return (
    <Dialog title={t("modal.title", useActionTexts(order))} onClose={() => send({ type: "dialog.close" })}>
      <FailurePanel failure={state.context.failure!} />
      <p>{t("modal.outcomeUnknown")}</p>
      <PaymentSupport orderNumber={order.number} requestId={state.context.failure!.requestId} />
      <DialogActions>
        <Button onClick={() => send({ type: "order.reload" })}>{t("modal.check")}</Button>
      </DialogActions>
    </Dialog>
  )
}

const Sending = busyView("modal.sending")

const Done = ({ state, onDone }: ViewProps) => {
  useOnMount(() => onDone(state.context.order))
  return null
}

const Closed = ({ onClose }: ViewProps) => {
  useOnMount(onClose)
  return null
}

const views: StateViews<typeof orderActions, OwnProps> = {
  deciding: noView,
  overpaid: deciding("overpaid"),
  underpaid: deciding("underpaid"),
  expired: deciding("expired"),
  accepting: Sending,
  completing: Sending,
  failed: Failed,
  reloading: busyView("modal.reloading"),
  done: Done,
  closed: Closed,
}

import { useTranslation } from "react-i18next"
import { isAcceptable } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { additionalPower } from "#domain/orders/settlement.ts"
import type { orderActions } from "#machines/orders/order-actions.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useFlow, useOnMount, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { StuckMoneySupport } from "#ui/site/stuck-money/stuck-money-support.tsx"
import { OrderFigures, useActionWords } from "./order-figures.tsx"
import { LostBonus } from "./settlement/lost-bonus.tsx"
import { OverPaidOutcome, OverpaymentRemainder } from "./settlement/over-paid-outcome.tsx"

interface ExtraProps {
  readonly onClose: () => void
  /** Called when the order has changed. */
  readonly onDone: (order: Order) => void
  /** The page behind the dialog is the page for paying the remaining amount. */
  readonly here?: boolean | undefined
}
interface Props extends ExtraProps {
  readonly machine: typeof orderActions
  readonly order: Order
}
type ViewProps = ScreenProps<typeof orderActions> & ExtraProps

/** The dialog for an overpaid, underpaid or late order. */
export const OrderActions = ({ machine, order, onClose, onDone, here }: Props) =>
  renderView(views, { ...useFlow(machine, { order }), onClose, onDone, here })

const titles = { over: "modal.over.title", under: "modal.under.title", expired: "modal.expired.title" } as const
type Mode = keyof typeof titles
const texts = {
  over: "order.received order.costOrdered",
  under: "order.received order.costOrdered order.unpaid",
  expired: "order.received order.costOrdered",
} as const

const deciding =
  (mode: Mode) =>
  ({ state, send, here }: ViewProps) => {
    const { t } = useTranslation("orders")
    const { order } = state.context
    const words = useActionWords(order)
    const canAccept = mode !== "over" && isAcceptable(order)
    const hasMore = order.items.some((item) => additionalPower(item) !== null)
    const complete = hasMore ? "modal.over.complete" : "settlement.complete"
    const pay = t("modal.under.pay")
    return (
      <Dialog title={t(titles[mode], words)} onClose={() => send({ type: "modal.close" })}>
        <p data-figure={texts[mode]}>{t(`modal.${mode}.text`, words)}</p>
        <OrderFigures order={order} />
        {mode === "over" && <OverPaidOutcome order={order} />}
        {canAccept && <OverpaymentRemainder order={order} />}
        {canAccept && <LostBonus order={order} />}
        {mode !== "over" && !canAccept && <p data-figure="order.least">{t("modal.tooLittle", words)}</p>}
        <DialogActions>
          {mode === "over" ? (
            <Button onClick={() => send({ type: "order.complete" })}>
              <span data-figure={hasMore ? "order.available" : undefined}>{t(complete, words)}</span>
            </Button>
          ) : (
            canAccept && (
              <Button onClick={() => send({ type: "order.accept" })}>
                <span data-figure="order.available">{t("modal.accept", words)}</span>
              </Button>
            )
          )}
          {mode === "under" &&
            (here ? (
              <Button kind="quiet" onClick={() => send({ type: "modal.close" })}>
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
  (words: "modal.sending" | "modal.reloading") =>
  ({ state }: ViewProps) => {
    const { t } = useTranslation("orders")
    const { order } = state.context
    return (
      <Dialog title={t("modal.title", useActionWords(order))}>
        <OrderFigures order={order} />
        <DialogActions>
          <Button busy>{t(words)}</Button>
        </DialogActions>
      </Dialog>
    )
  }

const Failed = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("orders")
  const { order } = state.context
  return (
    <Dialog title={t("modal.title", useActionWords(order))} onClose={() => send({ type: "modal.close" })}>
      <FailurePanel failure={state.context.failure!} />
      <p>{t("modal.outcomeUnknown")}</p>
      <StuckMoneySupport orderNumber={order.number} requestId={state.context.failure!.requestId} />
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

const views: StateViews<typeof orderActions, ExtraProps> = {
  deciding: noView,
  over: deciding("over"),
  under: deciding("under"),
  expired: deciding("expired"),
  accepting: Sending,
  completing: Sending,
  failed: Failed,
  reloading: busyView("modal.reloading"),
  done: Done,
  closed: Closed,
}

import { useTranslation } from "react-i18next"
import { settlementMode, isAcceptable } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { additionalPower, unpaidAmount } from "#domain/orders/settlement.ts"
import type { orderActions } from "#machines/orders/order-actions.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useFlow, useOnMount, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { StuckMoneySupport } from "#ui/site/stuck-money/stuck-money-support.tsx"
import { receivedText } from "./received-text.ts"
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

const useWords = ({
  state: {
    context: { order },
  },
}: ViewProps) => {
  const format = useFormatters()
  const item = order.items[0]!
  return {
    number: order.number,
    received: receivedText(order, format),
    cost: format.amount(order.localizedCost, order.currencyId),
    quantity: format.quantity(item.quantity, item.unit),
    available: format.quantity(item.availableQuantity, item.unit),
    least: format.quantity(item.minValue, item.unit),
    rest: format.amount(unpaidAmount(order), order.currencyId),
  }
}

const Figures = (props: ViewProps) => {
  const { t } = useTranslation("orders")
  const words = useWords(props)
  const isShort = settlementMode(props.state.context.order) !== "over"
  return (
    <KeyValues
      items={[
        {
          figure: "order.powerOrdered order.costOrdered",
          label: t("modal.ordered"),
          value: `${words.quantity} · ${words.cost}`,
        },
        { figure: "order.received", label: t("modal.received"), value: words.received },
        { figure: "order.available", label: t("modal.available"), value: words.available },
        isShort && { figure: "order.unpaid", label: t("modal.rest"), value: words.rest },
      ]}
    />
  )
}

const titles = { over: "modal.over.title", under: "modal.under.title", expired: "modal.expired.title" } as const
type Mode = keyof typeof titles
const texts = {
  over: "order.received order.costOrdered",
  under: "order.received order.costOrdered order.unpaid",
  expired: "order.received order.costOrdered",
} as const

const deciding = (mode: Mode) => (props: ViewProps) => {
  const { t } = useTranslation("orders")
  const words = useWords(props)
  const { state, send, here } = props
  const { order } = state.context
  const canAccept = mode !== "over" && isAcceptable(order)
  const hasMore = order.items.some((item) => additionalPower(item) !== null)
  const complete = hasMore ? "modal.over.complete" : "settlement.complete"
  const pay = t("modal.under.pay")
  return (
    <Dialog title={t(titles[mode], words)} onClose={() => send({ type: "modal.close" })}>
      <p data-figure={texts[mode]}>{t(`modal.${mode}.text`, words)}</p>
      <Figures {...props} />
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

const busyView = (words: "modal.sending" | "modal.reloading") => (props: ViewProps) => {
  const { t } = useTranslation("orders")
  return (
    <Dialog title={t("modal.title", useWords(props))}>
      <Figures {...props} />
      <DialogActions>
        <Button busy>{t(words)}</Button>
      </DialogActions>
    </Dialog>
  )
}

const Failed = (props: ViewProps) => {
  const { t } = useTranslation("orders")
  const { state, send } = props
  return (
    <Dialog title={t("modal.title", useWords(props))} onClose={() => send({ type: "modal.close" })}>
      <FailurePanel failure={state.context.failure!} />
      <p>{t("modal.outcomeUnknown")}</p>
      <StuckMoneySupport orderNumber={state.context.order.number} requestId={state.context.failure!.requestId} />
      <DialogActions>
        <Button onClick={() => send({ type: "order.reload" })}>{t("modal.look")}</Button>
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

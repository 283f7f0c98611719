import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { HideKind } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import type { hideOrder } from "#machines/orders/hide-order.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { receivedText } from "#ui/orders/received-text.ts"
import { useFlow, useOnMount, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./orders.module.css"

/** The state of the menu that contains the hide button. */
export interface MenuState {
  readonly busy: boolean
  /** The customer undid the hiding with a button that is gone, so the menu takes the focus. */
  readonly takesFocus: boolean
}
interface ExtraProps {
  readonly order: Order
  readonly onHidden: () => void
  /**
   * Renders the order's actions, with the hide button in their menu. The actions are hidden while the customer can undo the
   * hiding.
   */
  readonly children: (button: ReactNode, menu: MenuState) => ReactNode
}
interface Props extends ExtraProps {
  readonly machine: typeof hideOrder
  readonly how: HideKind
}
type ViewProps = ScreenProps<typeof hideOrder> & ExtraProps

export const HideOrder = ({ machine, how, ...extra }: Props) =>
  renderView(views, { ...useFlow(machine, { orderId: extra.order.id, how }), ...extra })

/** Asks for confirmation after a payment, so that the customer does not lose sight of a paid order by accident. */
const ConfirmDialog = ({ state, send, order }: ViewProps) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const words = { number: order.number, received: receivedText(order, format) }
  return (
    <Dialog title={t("hide.title", words)} onClose={() => send({ type: "hide.cancel" })}>
      <p data-figure="order.received">{t("hide.received", words)}</p>
      <p>
        <TextLink href={paths.order(order.id)} kind="alone">
          {t("hide.page", words)}
        </TextLink>
      </p>
      <DialogActions>
        <Button onClick={() => send({ type: "hide.cancel" })}>{t("hide.keep")}</Button>
        <Button kind="quiet" onClick={() => send({ type: "hide.confirm" })}>
          {t(`actions.${state.context.how}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Ask = (props: ViewProps) => {
  const { state, send, order, children } = props
  const { t } = useTranslation("orders")
  const received = BigDecimal.isPositive(order.receivedAmount)
  const busy = state.matches("sending")
  const { failure, how, undone } = state.context
  return (
    <>
      {children(
        <Button kind="quiet" busy={busy} onClick={() => send({ type: "order.hide", received })}>
          {t(`actions.${how}`)}
        </Button>,
        { busy, takesFocus: undone },
      )}
      {state.matches("confirming") && <ConfirmDialog {...props} />}
      {state.matches("failed") && failure && <FailurePanel failure={failure} />}
    </>
  )
}

const Undoable = ({ state, send, order }: ViewProps) => {
  const { t } = useTranslation("orders")
  return (
    <div className={`${patterns.row} ${css.actions}`}>
      <p role="status" className={css.undo}>
        {t(`hide.undoable.${state.context.how}`, { number: order.number })}
      </p>
      {/* Takes the focus, because the pressed button is gone. */}
      <Button kind="quiet" takesFocus onClick={() => send({ type: "hide.undo" })}>
        {t("hide.undo")}
      </Button>
    </div>
  )
}

const Gone = ({ state, onHidden }: ViewProps) => {
  const { t } = useTranslation("orders")
  useOnMount(onHidden)
  return <p role="status">{t(`hide.gone.${state.context.how}`)}</p>
}

const views: StateViews<typeof hideOrder, ExtraProps> = {
  idle: Ask,
  confirming: Ask,
  undoable: Undoable,
  sending: Ask,
  failed: Ask,
  gone: Gone,
}

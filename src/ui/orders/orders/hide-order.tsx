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
import { formatReceivedSums } from "#ui/orders/format-received-sums.ts"
import { useFlow, useOnMount, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./orders.module.css"

/** The state of the menu that contains the hide button. */
export interface MenuState {
  readonly isBusy: boolean
  /** True after the customer undid the hiding. The button for that is gone, so the menu takes the focus. */
  readonly takesFocus: boolean
}
interface OwnProps {
  readonly order: Order
  readonly onHidden: () => void
  /**
   * Renders the order's actions, with the hide button in their menu. While the customer can undo the hiding, the actions are not
   * rendered.
   */
  readonly children: (button: ReactNode, menu: MenuState) => ReactNode
}
interface Props extends OwnProps {
  readonly machine: typeof hideOrder
  readonly kind: HideKind
}
type ViewProps = ScreenProps<typeof hideOrder> & OwnProps

/** Hides an order from the list, and then offers to undo the hiding. */
export const HideOrder = ({ machine, kind, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, { orderId: ownProps.order.id, kind }), ...ownProps })

/** Asks for confirmation after a payment, so that the customer does not lose sight of a paid order by accident. */
const ConfirmDialog = ({ state, send, order }: ViewProps) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const texts = { number: order.number, received: formatReceivedSums(order, format) }
  return (
    <Dialog title={t("hide.title", texts)} onClose={() => send({ type: "hide.cancel" })}>
      <p data-figure="order.received">{t("hide.received", texts)}</p>
      <p>
        <TextLink href={paths.order(order.id)} kind="alone">
          {t("hide.page", texts)}
        </TextLink>
      </p>
      <DialogActions>
        <Button onClick={() => send({ type: "hide.cancel" })}>{t("hide.keep")}</Button>
        <Button kind="quiet" onClick={() => send({ type: "hide.confirm" })}>
          {t(`actions.${state.context.kind}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const HideButton = (props: ViewProps) => {
  const { state, send, order, children } = props
  const { t } = useTranslation("orders")
  const received = BigDecimal.isPositive(order.receivedAmount)
  const isBusy = state.matches("sending")
  const { failure, kind, isUndone } = state.context
  return (
    <>
      {children(
        <Button kind="quiet" isBusy={isBusy} onClick={() => send({ type: "order.hide", hasReceivedMoney: received })}>
          {t(`actions.${kind}`)}
        </Button>,
        { isBusy, takesFocus: isUndone },
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
        {t(`hide.undoable.${state.context.kind}`, { number: order.number })}
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
  return <p role="status">{t(`hide.gone.${state.context.kind}`)}</p>
}

const views: StateViews<typeof hideOrder, OwnProps> = {
  idle: HideButton,
  confirming: HideButton,
  undoable: Undoable,
  sending: HideButton,
  failed: HideButton,
  gone: Gone,
}

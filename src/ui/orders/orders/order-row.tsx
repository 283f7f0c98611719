import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import type { HideKind, OrderAction } from "../../../domain/orders/order-actions"
import { availableOrderActions } from "../../../domain/orders/order-actions"
import { additionalPower } from "../../../domain/payments/settlement"
import type { hideOrder } from "../../../machines/orders/hide-order/hide-order.machine"
import type { orderActions } from "../../../machines/orders/order-actions/order-actions.machine"
import type { orderRow } from "../../../machines/orders/order-row/order-row.machine"
import type { recreateOrder } from "../../../machines/orders/recreate-order/recreate-order.machine"
import { BonusWindow } from "../../shop/bonus-window/bonus-window"
import { useFlow, useOnMount } from "../../shared/flow"
import { Amount, UnbrokenText } from "../../kit/figures/amount"
import { Button } from "../../kit/actions/button"
import { ButtonLink } from "../../kit/actions/button-link"
import { DateText } from "../../kit/figures/date-text"
import { TextLink } from "../../kit/actions/text-link"
import { UnreadableEntry } from "../../kit/figures/unreadable"
import { ReceiptLink } from "../receipt-page/receipt-link"
import { OrderActions } from "../order-actions/order-actions"
import { paths } from "../../site/paths"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { HideOrder } from "./hide-order"
import { OrderStatus } from "./order-state"
import css from "./orders.module.css"
import { RecreateOrder } from "./recreate-order"
import { useOrderTexts } from "./use-order-words"

/** Machines that each row runs. */
export interface OrderRowMachines {
  readonly orderRow: typeof orderRow
  readonly orderActions: typeof orderActions
  readonly hideOrder: typeof hideOrder
  readonly recreateOrder: typeof recreateOrder
}
interface Props {
  readonly order: Order
  readonly machines: OrderRowMachines
  /** Called when an action changed the order: the list is stale. */
  readonly onChanged: () => void
}
type ViewProps = ScreenProps<typeof orderRow> & Props

export const OrderRow = ({ order, machines, onChanged }: Props) => {
  const [state, send] = useFlow(machines.orderRow, undefined)
  const View = renderView(views, state)
  const words = useOrderTexts()(order.items[0]!)
  const { t } = useTranslation("orders")
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.power}>
          <UnbrokenText>{words.power}</UnbrokenText>
        </p>
        <p className={css.quiet}>{words.product}</p>
      </div>
      <div className={css.when}>
        <p>
          <TextLink kind="row" href={paths.order(order.id)}>
            {t("number", { number: order.number })}
          </TextLink>
        </p>
        <p className={css.quiet}>
          <DateText at={order.createDate} />
        </p>
      </div>
      <p className={css.cost}>
        <Amount value={order.localizedCost} currency={order.currencyId} />
      </p>
      <div className={css.state}>
        <OrderStatus order={order} />
      </div>
      <div className={css.bonus}>
        <BonusWindow order={order} compact />
      </div>
      <View state={state} send={send} order={order} machines={machines} onChanged={onChanged} />
    </li>
  )
}

/** An unreadable order offers no actions. */
export const UnreadableOrderRow = () => (
  <li className={css.row}>
    <p className={css.unreadable}>
      <UnreadableEntry />
    </p>
  </li>
)

interface ActionProps {
  readonly action: Exclude<OrderAction, HideKind>
  readonly first: boolean
}

const Action = ({ action, order, machines, state, send, first }: ViewProps & ActionProps) => {
  const { t } = useTranslation("orders")
  const kind = first ? ("primary" as const) : ("quiet" as const)
  switch (action) {
    case "continue":
      return (
        <ButtonLink kind={kind} href={paths.buy(order.id)}>
          {t("actions.continue")}
        </ButtonLink>
      )
    case "pay":
      return (
        <ButtonLink kind={kind} href={paths.buyStatus(order.id)}>
          {t(order.state === "UnderPaid" ? "actions.payShortage" : "actions.pay")}
        </ButtonLink>
      )
    case "follow":
      return (
        <ButtonLink kind="quiet" href={paths.buyStatus(order.id)}>
          {t("actions.follow")}
        </ButtonLink>
      )
    case "changeMethod":
      return (
        <ButtonLink kind="quiet" href={paths.buyMethod(order.id)}>
          {t("actions.changeMethod")}
        </ButtonLink>
      )
    case "recreate":
      return <RecreateOrder machine={machines.recreateOrder} order={order} second={!first} />
    case "accept":
    case "complete": {
      // Stays mounted behind the dialog, so that the focus can return to it.
      const isMore = order.items.some((item) => additionalPower(item) !== null)
      const words = t(action === "complete" && !isMore ? "settlement.complete" : `actions.${action}`)
      return (
        <Button
          kind={kind}
          onClick={() => {
            if (state.can({ type: "actions.open" })) send({ type: "actions.open" })
          }}
        >
          {words}
        </Button>
      )
    }
  }
}

const isHiding = (action: OrderAction): action is HideKind => action === "hide" || action === "discard"

const Actions = (props: ViewProps) => {
  const { order, machines, send } = props
  const actions = availableOrderActions(order)
  if (actions.length === 0)
    return (
      <div className={css.actions}>
        <ReceiptLink order={order} />
      </div>
    )
  const hideAction = actions.find(isHiding)
  // Hiding is the last action.
  const line = (hide: ReactNode) => (
    <div className={css.actions}>
      {actions.map(
        (action, index) => !isHiding(action) && <Action key={action} {...props} action={action} first={index === 0} />,
      )}
      {hide}
    </div>
  )
  if (hideAction === undefined) return line(null)
  return (
    <HideOrder
      machine={machines.hideOrder}
      how={hideAction}
      order={order}
      onHidden={() => send({ type: "order.changed" })}
    >
      {line}
    </HideOrder>
  )
}

const Deciding = (props: ViewProps) => (
  <>
    <Actions {...props} />
    <OrderActions
      machine={props.machines.orderActions}
      order={props.order}
      onClose={() => props.send({ type: "actions.close" })}
      onDone={() => props.send({ type: "order.changed" })}
    />
  </>
)

const Changed = (props: ViewProps) => {
  useOnMount(props.onChanged)
  return null
}

const views: StateViews<typeof orderRow, Props> = { idle: Actions, deciding: Deciding, changed: Changed }

import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { listOrderActions, type HideKind, type OrderAction } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { findAdditionalQuantity } from "#domain/orders/settlement.ts"
import type { hideOrder } from "#machines/orders/hide-order.machine.ts"
import type { orderActions } from "#machines/orders/order-actions.machine.ts"
import type { orderRow } from "#machines/orders/order-row.machine.ts"
import type { recreateOrder } from "#machines/orders/recreate-order.machine.ts"
import { Button, type ButtonKind, ButtonLink } from "#ui/kit/actions/button.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { Menu } from "#ui/kit/overlays/menu.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { HideOrder, type MenuState } from "./hide-order.tsx"
import { RecreateOrder } from "./recreate-order.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./orders.module.css"

export interface OrderRowMachines {
  readonly orderRow: typeof orderRow
  readonly orderActions: typeof orderActions
  readonly hideOrder: typeof hideOrder
  readonly recreateOrder: typeof recreateOrder
}
export interface OrderRowProps {
  readonly order: Order
  readonly machines: OrderRowMachines
  /** True if the row contains the page's main button. */
  readonly hasMainButton: boolean
  /** Called when an action has changed the order. The list is stale then. */
  readonly onChanged: () => void
}
export type OrderRowViewProps = ScreenProps<typeof orderRow> & OrderRowProps

interface ActionProps {
  readonly action: Exclude<OrderAction, HideKind | "recreate">
  readonly kind: ButtonKind
}

const Action = ({ action, order, state, send, kind }: OrderRowViewProps & ActionProps) => {
  const { t } = useTranslation("orders")
  const addresses = {
    continue: paths.buy(order.id),
    pay: paths.buyStatus(order.id),
    follow: paths.buyStatus(order.id),
    changeMethod: paths.buyMethod(order.id),
  }
  if (action === "accept" || action === "complete") {
    // The button stays mounted behind the dialog, so that the focus can return to it.
    const isMore = order.items.some((item) => findAdditionalQuantity(item) !== null)
    const text = t(action === "complete" && !isMore ? "settlement.complete" : `actions.${action}`)
    return (
      <Button
        kind={kind}
        onClick={() => {
          if (state.can({ type: "actions.open" })) send({ type: "actions.open" })
        }}
      >
        {text}
      </Button>
    )
  }
  const isShortage = action === "pay" && order.state === "UnderPaid"
  return (
    <ButtonLink kind={kind} href={addresses[action]}>
      {t(isShortage ? "actions.payShortage" : `actions.${action}`)}
    </ButtonLink>
  )
}

const isHiding = (action: OrderAction): action is HideKind => action === "hide" || action === "discard"
const isPlain = (action: OrderAction): action is ActionProps["action"] => !isHiding(action) && action !== "recreate"

interface LineProps {
  readonly recreate: ReactNode
  readonly hide: ReactNode
  readonly menu: MenuState
}

/** Shows the first action as a button and the remaining actions in a menu. */
const ActionLine = ({ recreate, hide, menu, ...props }: OrderRowViewProps & LineProps) => {
  const { t } = useTranslation("orders")
  const { order, hasMainButton } = props
  const actions = listOrderActions(order)
  const [first, ...others] = actions.filter(isPlain)
  const isRecreateFirst = first === undefined
  const hasMenu = others.length > 0 || hide !== null || (recreate !== null && !isRecreateFirst)
  return (
    <div className={`${patterns.row} ${css.actions}`}>
      {isRecreateFirst ? recreate : <Action {...props} action={first} kind={hasMainButton ? "primary" : "quiet"} />}
      {hasMenu && (
        <Menu
          {...menu}
          label={
            <>
              <span aria-hidden="true">{t("actions.more")}</span>
              <VisuallyHidden>{t("actions.moreOf", { number: order.number })}</VisuallyHidden>
            </>
          }
        >
          {others.map((action) => (
            <Action key={action} {...props} action={action} kind="quiet" />
          ))}
          {!isRecreateFirst && recreate}
          {hide}
        </Menu>
      )}
    </div>
  )
}

/** Shows the available actions of an order. `RecreateOrder` and `HideOrder` each run a machine around the line of actions. */
export const OrderRowActions = (props: OrderRowViewProps) => {
  const { order, machines, send, hasMainButton } = props
  const actions = listOrderActions(order)
  if (actions.length === 0) return null
  const line = (hide: ReactNode, menu: MenuState) =>
    actions.includes("recreate") ? (
      <RecreateOrder
        machine={machines.recreateOrder}
        order={order}
        isSecondary={!hasMainButton || actions[0] !== "recreate"}
      >
        {(recreate, isBusy) => (
          <ActionLine {...props} recreate={recreate} hide={hide} menu={{ ...menu, isBusy: menu.isBusy || isBusy }} />
        )}
      </RecreateOrder>
    ) : (
      <ActionLine {...props} recreate={null} hide={hide} menu={menu} />
    )
  const hideAction = actions.find(isHiding)
  if (hideAction === undefined) return line(null, { isBusy: false, takesFocus: false })
  return (
    <HideOrder
      machine={machines.hideOrder}
      kind={hideAction}
      order={order}
      onHidden={() => send({ type: "order.changed" })}
    >
      {line}
    </HideOrder>
  )
}

import { useTranslation } from "react-i18next"
import type { orderRow } from "../../../machines/orders/order-row.machine"
import { BonusWindow } from "../../shop/bonus-window/bonus-window"
import { useFlow, useOnMount } from "../../shared/flow"
import { UnbrokenText } from "../../kit/figures/amount"
import { DateText } from "../../kit/figures/date-text"
import { TextLink } from "../../kit/actions/text-link"
import { UnreadableEntry } from "../../kit/figures/unreadable-entry"
import { OrderActions } from "../order-actions"
import { paths } from "../../site/paths"
import { renderView } from "../../shared/screen"
import type { StateViews } from "../../shared/screen"
import type { OrderRowProps, OrderRowViewProps } from "./order-row-actions"
import { OrderRowActions } from "./order-row-actions"
import { OrderCost } from "./order-cost"
import { OrderStatus } from "./order-status"
import css from "./orders.module.css"
import { useOrderTexts, usePowerTexts } from "./use-order-words"

export const OrderRow = ({ order, ...props }: OrderRowProps) => {
  const [state, send] = useFlow(props.machines.orderRow, undefined)
  const View = renderView(views, state)
  const item = order.items[0]!
  const { product } = useOrderTexts()(item)
  const { power, ordered } = usePowerTexts()(order, item)
  const { t } = useTranslation("orders")
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.power}>
          <UnbrokenText>{power}</UnbrokenText>
        </p>
        {ordered !== null && <p className={css.quiet}>{ordered}</p>}
        <p className={css.quiet}>{product}</p>
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
      <div className={css.cost}>
        <OrderCost order={order} />
      </div>
      <div className={css.state}>
        <OrderStatus order={order} />
      </div>
      <div className={css.bonus}>
        <BonusWindow order={order} compact />
      </div>
      <View state={state} send={send} order={order} {...props} />
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

const Deciding = (props: OrderRowViewProps) => (
  <>
    <OrderRowActions {...props} />
    <OrderActions
      machine={props.machines.orderActions}
      order={props.order}
      onClose={() => props.send({ type: "actions.close" })}
      onDone={() => props.send({ type: "order.changed" })}
    />
  </>
)

const Changed = (props: OrderRowViewProps) => {
  useOnMount(props.onChanged)
  return null
}

const views: StateViews<typeof orderRow, OrderRowProps> = {
  idle: OrderRowActions,
  deciding: Deciding,
  changed: Changed,
}

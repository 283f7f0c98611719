import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { calculateEffectiveCost, findDifferingOrderedCost } from "#domain/orders/settlement.ts"
import type { orderRow } from "#machines/orders/order-row.machine.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Amount, NoWrapText } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { BonusWindow } from "#ui/orders/bonus-window/bonus-window.tsx"
import { OrderActions } from "#ui/orders/order-actions.tsx"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { useFlow, useOnMount, renderView, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { OrderRowActions, type OrderRowProps, type OrderRowViewProps } from "./order-row-actions.tsx"
import { useOrderTexts, useQuantityTexts } from "./use-order-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./orders.module.css"

interface Props {
  readonly order: Order
}

/** Shows the cost of an order in a list, and the ordered sum if it differs. */
export const OrderCost = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const ordered = findDifferingOrderedCost(order)
  return (
    <>
      <Amount figure="order.cost" value={calculateEffectiveCost(order)} currency={order.currencyId} />
      {ordered !== null && (
        <div className={`${patterns.note} ${css.plain}`}>
          <NoWrapText figure="order.costOrdered">
            {t("costOrdered", { cost: format.amount(ordered, order.currencyId) })}
          </NoWrapText>
        </div>
      )}
    </>
  )
}

/** Shows the bought power, and the ordered power if it differs. */
export const OrderedQuantity = ({ order }: Props) => {
  const item = order.items[0]!
  const { product } = useOrderTexts()(item)
  const { power, ordered, figure } = useQuantityTexts()(order, item)
  return (
    <>
      <NoWrapText figure={figure}>{power}</NoWrapText>
      {ordered !== null && (
        <div className={`${patterns.note} ${css.plain}`} data-figure="order.powerOrdered">
          {ordered}
        </div>
      )}
      <div className={`${patterns.note} ${css.plain}`}>{product}</div>
    </>
  )
}

/** Links to the order by its number, with its date below. */
export const OrderNumber = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  return (
    <>
      <TextLink kind="row" href={paths.order(order.id)}>
        {t("number", { number: order.number })}
      </TextLink>
      <div className={patterns.note}>
        <DateText instant={order.createDate} />
      </div>
    </>
  )
}

/** Shows the actions of an order in a list, the link to its receipt, and its bonus. */
export const OrderRow = ({ order, ...props }: OrderRowProps) => {
  const { state, send } = useFlow(props.machines.orderRow, undefined)
  return (
    <div className={css.controls}>
      <ReceiptLink order={order} />
      {renderView(views, { state, send, order, ...props })}
      <BonusWindow order={order} isCompact />
    </div>
  )
}

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

const Changed = ({ onChanged }: OrderRowViewProps) => {
  useOnMount(onChanged)
  return null
}

const views: StateViews<typeof orderRow, OrderRowProps> = {
  idle: OrderRowActions,
  deciding: Deciding,
  changed: Changed,
}

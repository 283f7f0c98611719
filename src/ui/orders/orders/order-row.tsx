import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { effectiveCost, otherOrderedCost } from "#domain/payments/settlement.ts"
import type { orderRow } from "#machines/orders/order-row.machine.ts"
import { BonusWindow } from "#ui/shop/bonus-window/bonus-window.tsx"
import { useFlow, useOnMount, renderView, type StateViews } from "#ui/shared/flow.tsx"
import { Amount, UnbrokenText } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { OrderActions } from "#ui/orders/order-actions.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { OrderRowActions, type OrderRowProps, type OrderRowViewProps } from "./order-row-actions.tsx"
import { OrderStatus } from "./order-status.tsx"
import css from "./orders.module.css"
import { useOrderTexts, usePowerTexts } from "./use-order-words.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

/** What an order costs in a list; where it cost another sum than what was ordered, both. */
const OrderCost = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const ordered = otherOrderedCost(order)
  return (
    <>
      <Amount figure="order.cost" value={effectiveCost(order)} currency={order.currencyId} />
      {ordered !== null && (
        <div className={patterns.note}>
          <UnbrokenText figure="order.costOrdered">
            {t("costOrdered", { cost: format.amount(ordered, order.currencyId) })}
          </UnbrokenText>
        </div>
      )}
    </>
  )
}

export const OrderRow = ({ order, ...props }: OrderRowProps) => {
  const { state, send } = useFlow(props.machines.orderRow, undefined)
  const item = order.items[0]!
  const { product } = useOrderTexts()(item)
  const { power, ordered, figure } = usePowerTexts()(order, item)
  const { t } = useTranslation("orders")
  return (
    <li className={css.row} data-figure-of={order.id}>
      <div className={css.what}>
        <p className={css.power}>
          <UnbrokenText figure={figure}>{power}</UnbrokenText>
        </p>
        {ordered !== null && (
          <p className={patterns.note} data-figure="order.powerOrdered">
            {ordered}
          </p>
        )}
        <p className={patterns.note}>{product}</p>
      </div>
      <div className={css.when}>
        <p>
          <TextLink kind="row" href={paths.order(order.id)}>
            {t("number", { number: order.number })}
          </TextLink>
        </p>
        <p className={patterns.note}>
          <DateText at={order.createDate} />
        </p>
      </div>
      <div className={css.cost}>
        <OrderCost order={order} />
      </div>
      <div className={css.state}>
        <OrderStatus order={order} />
        <ReceiptLink order={order} icon />
      </div>
      <div className={css.bonus}>
        <BonusWindow order={order} compact />
      </div>
      {renderView(views, { state, send, order, ...props })}
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

const views: StateViews<typeof orderRow, OrderRowProps> = {
  idle: OrderRowActions,
  deciding: Deciding,
  changed: ({ onChanged }) => {
    useOnMount(onChanged)
    return null
  },
}

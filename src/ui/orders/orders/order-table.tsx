import { useTranslation } from "react-i18next"
import { isStaking } from "#domain/orders/order-state.ts"
import type { Order, OrderId } from "#domain/orders/order.ts"
import { ResponsiveTable } from "#ui/kit/figures/responsive-table.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import type { OrderRowMachines } from "./order-row-actions.tsx"
import { OrderCost, OrderedQuantity, OrderNumber, OrderRow } from "./order-row.tsx"
import { OrderStatus } from "./order-status.tsx"

interface Props {
  /** The orders to show. Null replaces an order that could not be decoded, whose row offers no actions. */
  readonly orders: ReadonlyArray<Order | null>
  readonly machines: OrderRowMachines
  /** The id of the order that has the page's main button. Null if no order has it. */
  readonly main: OrderId | null
  readonly onChanged: () => void
}

/** Shows orders as rows, each with its actions at the end. */
export const OrderTable = ({ orders, machines, main, onChanged }: Props) => {
  const { t } = useTranslation("orders")
  return (
    <ResponsiveTable
      label={t("title")}
      columns={[
        {
          key: "power",
          title: t(orders.some((order) => order && isStaking(order)) ? "columns.powerOrStake" : "columns.power"),
        },
        { key: "cost", title: t("columns.cost"), isEndAligned: true },
        { key: "number", title: t("columns.order") },
        { key: "status", title: t("columns.status") },
        {
          key: "actions",
          title: <VisuallyHidden>{t("columns.actions")}</VisuallyHidden>,
          isEndAligned: true,
          phone: "third",
        },
      ]}
      rows={orders.map(
        (order) =>
          order && {
            key: order.id,
            cells: {
              power: <OrderedQuantity order={order} />,
              cost: <OrderCost order={order} />,
              number: <OrderNumber order={order} />,
              status: <OrderStatus order={order} />,
              actions: (
                // Keys the row by state, because a row with a new state must drop a pending decision.
                <OrderRow
                  key={`${order.state}/${order.expired}`}
                  order={order}
                  machines={machines}
                  hasMainButton={order.id === main}
                  onChanged={onChanged}
                />
              ),
            },
          },
      )}
    />
  )
}

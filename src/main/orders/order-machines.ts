import { acceptOrder, completeOrder, hideOrder as hideOrderCall } from "#adapters/orders/order-actions.ts"
import { createRemovedOrders } from "#adapters/orders/order-list.ts"
import { loadOrder } from "#adapters/orders/orders.ts"
import { forgetPurchaseWhenCompleted } from "#adapters/payments/purchase-amount.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { pathWithQuery, watchPageLeft } from "#adapters/shared/watch-page-left.ts"
import { hideOrder } from "#machines/orders/hide-order.machine.ts"
import { orderActions } from "#machines/orders/order-actions.machine.ts"
import { orderRow } from "#machines/orders/order-row.machine.ts"
import { recreateOrder, type OrderRecreation } from "#machines/orders/recreate-order.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import type { OrderRowMachines } from "#ui/orders/orders/order-row-actions.tsx"
import { createOrderCreation } from "./create-order.ts"

const storage = () => localStorage

/** Creates the machines for the actions of an order, which the order list and the order's own page use. */
export const createOrderMachines = (app: AppContext): OrderRowMachines => {
  const api = createPageApi(app)
  const create = createOrderCreation(app)
  return {
    orderRow,
    orderActions: provide(orderActions)({
      acceptOrder: forgetPurchaseWhenCompleted(storage, acceptOrder(api)),
      completeOrder: forgetPurchaseWhenCompleted(storage, completeOrder(api)),
      loadOrder: forgetPurchaseWhenCompleted(storage, loadOrder(api)),
    }),
    hideOrder: provide(hideOrder)({
      hideOrder: hideOrderCall(api, createRemovedOrders(storage)),
      watchPageLeft: watchPageLeft(window, pathWithQuery),
    }),
    recreateOrder: provide(recreateOrder)({
      createOrder: (recreation: OrderRecreation) => create(`recreate.${recreation.recreated}`, recreation.orderRequest),
    }),
  }
}

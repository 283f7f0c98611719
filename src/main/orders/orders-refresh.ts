import { isOrderInProgress } from "#domain/orders/order-actions.ts"
import { timing } from "#domain/shared/timing.ts"
import type { OrdersContext } from "#machines/orders/orders.machine.ts"

/** How often a list of orders is refreshed, in milliseconds. */
export const ordersRefresh = ({ list }: OrdersContext): number =>
  list !== null && list.values.some(isOrderInProgress) ? timing.progressRefresh : timing.refresh

import { isOrderInProgress } from "../../domain/orders/order-actions"
import { timing } from "../../domain/shared/timing"
import type { OrdersContext } from "../../machines/orders/orders.machine"

/** How often a list of orders is refreshed, in milliseconds. */
export const ordersRefresh = ({ list }: OrdersContext): number =>
  list !== null && list.values.some(isOrderInProgress) ? timing.progressRefresh : timing.refresh

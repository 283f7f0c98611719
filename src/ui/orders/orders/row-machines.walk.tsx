import { hideOrder } from "#machines/orders/hide-order.machine.ts"
import { orderActions } from "#machines/orders/order-actions.machine.ts"
import { orderRow } from "#machines/orders/order-row.machine.ts"
import { recreateOrder } from "#machines/orders/recreate-order.machine.ts"

/** The machines of rows that the walk never clicks, so that no port is called. */
export const waitingRowMachines = { orderRow, orderActions, hideOrder, recreateOrder }

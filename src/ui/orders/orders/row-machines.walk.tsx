import { hideOrder } from "../../../machines/orders/hide-order/hide-order.machine"
import { orderActions } from "../../../machines/orders/order-actions/order-actions.machine"
import { orderRow } from "../../../machines/orders/order-row/order-row.machine"
import { recreateOrder } from "../../../machines/orders/recreate-order/recreate-order.machine"

/** Machines of rows that the walk never clicks, so no port is called. */
export const waitingRowMachines = { orderRow, orderActions, hideOrder, recreateOrder }

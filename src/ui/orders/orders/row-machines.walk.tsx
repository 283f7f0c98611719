import { hideOrder } from "../../../machines/orders/hide-order.machine"
import { orderActions } from "../../../machines/orders/order-actions.machine"
import { orderRow } from "../../../machines/orders/order-row.machine"
import { recreateOrder } from "../../../machines/orders/recreate-order.machine"

/** Machines of rows that the walk never clicks, so no port is called. */
export const waitingRowMachines = { orderRow, orderActions, hideOrder, recreateOrder }

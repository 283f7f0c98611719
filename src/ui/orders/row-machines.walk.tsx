import { hideOrder } from "../../machines/hide-order/hide-order.machine"
import { orderActions } from "../../machines/order-actions/order-actions.machine"
import { orderRow } from "../../machines/order-row/order-row.machine"
import { recreateOrder } from "../../machines/recreate-order/recreate-order.machine"

/** Machines of rows that the walk never clicks, so no port is called. */
export const waitingRowMachines = { orderRow, orderActions, hideOrder, recreateOrder }

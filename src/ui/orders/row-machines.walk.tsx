import { hideOrder } from "../../machines/hide-order/hide-order.machine"
import { orderActions } from "../../machines/order-actions/order-actions.machine"
import { orderRow } from "../../machines/order-row/order-row.machine"
import { recreateOrder } from "../../machines/recreate-order/recreate-order.machine"

/** Rows in which nobody presses anything: none of their ports is asked. */
export const waitingRowMachines = { orderRow, orderActions, hideOrder, recreateOrder }

import type { Insertable } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Tables } from "#sandbox/tables.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import { lockCustomer, type LockedCustomer } from "./locked-customer.ts"

const underLock: unique symbol = Symbol("under lock")

/**
 * An order that was read after its row and its customer's row were locked. Every rule that changes data of an order takes this type, and
 * only this file creates it.
 */
export type LockedOrder = Order & { readonly [underLock]: true }

const markLocked = (order: Order): LockedOrder => ({ ...order, [underLock]: true })

const orderById = (tx: Tx, id: string) => tx.selectFrom("customer_order").selectAll().where("id", "=", id)

/**
 * Returns the order if the caller may use it. Refuses with 404 `NotFound` for another customer's order, and with 401 `Unauthorized` without
 * a session.
 */
const requireAllowed = (order: Order | undefined, customer: Pick<Customer, "id"> | null): Order => {
  if (!order) throw createRefusal(404, "NotFound")
  if (order.owner_id === null) return order
  if (!customer) throw createRefusal(401, "Unauthorized")
  if (order.owner_id !== customer.id) throw createRefusal(404, "NotFound")
  return order
}

/** Reads the order without a lock. Other calls may change the order at any time. Refuses as `lockOrder` does. */
export const readOrder = async (tx: Tx, id: string, customer: Customer | null): Promise<Order> =>
  requireAllowed(await orderById(tx, id).executeTakeFirst(), customer)

/**
 * Locks an order of this customer, or an order without an owner. Refuses with 404 `NotFound` for another customer's order, and with 401
 * `Unauthorized` without a session.
 */
export const lockOrder = async (tx: Tx, id: string, customer: LockedCustomer | null): Promise<LockedOrder> =>
  markLocked(requireAllowed(await orderById(tx, id).forUpdate().executeTakeFirst(), customer))

/** Locks an order without a session, for incoming money and for the desk. Refuses with 404 `NotFound`. */
export const lockOrderWithOwner = async (tx: Tx, id: string): Promise<LockedOrder> => {
  const found = await orderById(tx, id).executeTakeFirst()
  const owner = found?.owner_id ?? null
  return lockOrder(tx, id, owner === null ? null : await lockCustomer(tx, owner))
}

/** Adds an order, which other transactions see only after this transaction has ended. Returns undefined if the id is taken. */
export const addOrder = async (
  tx: Tx,
  values: Insertable<Tables["customer_order"]>,
): Promise<LockedOrder | undefined> => {
  const order = await tx
    .insertInto("customer_order")
    .values(values)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst()
  return order && markLocked(order)
}

/** Returns an update of all orders of the customer. The caller sets the columns and executes the update. */
export const updateCustomerOrders = (tx: Tx, { id }: LockedCustomer) =>
  tx.updateTable("customer_order").where("owner_id", "=", id)

export const changeOrder = async (tx: Tx, order: LockedOrder, to: Partial<Order>): Promise<LockedOrder> => {
  const changed = tx.updateTable("customer_order").set(to).where("id", "=", order.id).returningAll()
  return markLocked(await changed.executeTakeFirstOrThrow())
}

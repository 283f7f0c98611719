import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Invoice, Order, Payment } from "#sandbox/tables/orders.ts"
import { type Credit, selectCredits } from "./settlement-response.ts"

/** Returns a condition whose SQL is the same for every length of the list, so that one prepared statement serves all lengths. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/** The rows of other tables that the response of an order needs. */
export type OrderRelations = {
  readonly invoice: Invoice | null
  readonly customer: Pick<Customer, "email" | "password_hash"> | null
  readonly payments: readonly Payment[]
  readonly credits: readonly Credit[]
  readonly contractId: string | null
}

/** Reads the related rows of any number of orders, with one query per table. */
export const loadOrderRelations = async (tx: Tx, orders: readonly Order[]) => {
  const ids = orders.map(({ id }) => id)
  const owners = [...new Set(orders.flatMap(({ owner_id }) => owner_id ?? []))]
  const customers =
    owners.length === 0
      ? []
      : await tx
          .selectFrom("customer")
          .select(["id", "email", "password_hash"])
          .where("id", "=", anyOf(owners))
          .execute()
  const payments = await tx
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", anyOf(ids))
    .orderBy("create_date")
    .orderBy("id")
    .execute()
  const credits = await selectCredits(tx).where("order_id", "=", anyOf(ids)).execute()
  const contracts = orders.some(({ state }) => state === "Completed")
    ? await tx.selectFrom("contract").select(["id", "order_id"]).where("order_id", "=", anyOf(ids)).execute()
    : []
  return (order: Order): Omit<OrderRelations, "invoice"> => ({
    customer: customers.find(({ id }) => id === order.owner_id) ?? null,
    payments: payments.filter(({ order_id }) => order_id === order.id),
    credits: credits.filter(({ order_id }) => order_id === order.id),
    contractId: contracts.find(({ order_id }) => order_id === order.id)?.id ?? null,
  })
}

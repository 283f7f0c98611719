import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { clockOffset } from "#sandbox/clock.ts"
import { isCardDue } from "./cards.ts"
import { isRateOver } from "./invoices.ts"
import type { Invoice, Order } from "#sandbox/tables.ts"
import { selectCredits } from "./settlement-view.ts"
import { hashSecret } from "./tokens.ts"

/** Whether reading the order changes it: then it is locked first. Everything that `answer` does of itself has its condition here. */
export const isAnythingDue = (order: Order, invoice: Invoice | null, now: number): boolean =>
  invoice !== null && (isCardDue(invoice, now) || isRateOver(order, invoice, now))

/** Order, owner, caller and clock in one statement. A token's first use takes the regular path. */
const findOrder = (db: Tx, id: string, secret: string | undefined) =>
  db
    .selectFrom("customer_order")
    .leftJoin("customer", "customer.id", "customer_order.owner_id")
    .leftJoin("token", (join) =>
      join
        .on("token.hash", "=", hashSecret(secret ?? ""))
        .on("token.kind", "=", "access")
        .on("token.use_date", "is not", null),
    )
    .leftJoin("session", (join) => join.onRef("session.id", "=", "token.session_id").on("session.revoked", "=", false))
    .selectAll("customer_order")
    .select([
      "customer.email",
      "customer.password_hash",
      "customer.currency_id",
      "session.user_id",
      "token.expire_date as token_end",
    ])
    .select([
      sql<string>`customer_order.xmin::text`.as("version"),
      sql<string | null>`(${clockOffset(db)})`.as("offset"),
      sql<boolean>`exists (select from payment where payment.order_id = customer_order.id)`.as("paid"),
    ])
    .where("customer_order.id", "=", id)
    .executeTakeFirst()

/** Limits a statement to this version of the order, so that nothing changes between two statements. */
const sameVersion = (version: string) => sql<boolean>`exists (select from customer_order as read
  where read.id = order_id and read.xmin::text = ${version})`

const invoiceOf = (db: Tx, id: string, version: string) =>
  db.selectFrom("invoice").selectAll().where("id", "=", id).where(sameVersion(version)).executeTakeFirst()

const paymentsOf = (db: Tx, orderId: string, version: string) =>
  db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where(sameVersion(version))
    .orderBy("create_date")
    .orderBy("id")
    .execute()

/** Nothing is given back for an order that received nothing. */
const creditsOf = (db: Tx, orderId: string, version: string) =>
  selectCredits(db).where("order_id", "=", orderId).where(sameVersion(version)).execute()

const contractOf = (db: Tx, orderId: string) =>
  db.selectFrom("contract").select("id").where("order_id", "=", orderId).executeTakeFirst()

type Asked = { readonly id: string; readonly secret: string | undefined; readonly now: () => number }

/**
 * An order as its customer, or a visitor with the id of an unassigned one, polls it: a few statements, no transaction, no lock.
 * Undefined where that does not do: a refusal, a first use of a token, something that is due.
 */
export const readOrderUnlocked = async (db: Tx, { id, secret, now: clock }: Asked) => {
  const row = await findOrder(db, id, secret)
  if (!row) return undefined
  const { email, password_hash, currency_id, user_id, token_end, version, offset, paid, ...order } = row
  const now = clock() + Number(offset ?? 0)
  const mine = order.owner_id !== null && user_id === order.owner_id && token_end !== null && token_end.getTime() > now
  if (!mine && (order.owner_id !== null || secret !== undefined)) return undefined
  const invoice = order.invoice_id === null ? null : await invoiceOf(db, order.invoice_id, version)
  const payments = paid ? await paymentsOf(db, id, version) : []
  const credits = paid ? await creditsOf(db, id, version) : []
  if (invoice === undefined || (paid && payments.length === 0) || isAnythingDue(order, invoice, now)) return undefined
  const contract = order.state === "Completed" ? await contractOf(db, id) : undefined
  const customer = mine && email !== null && currency_id !== null ? { email, password_hash, currency_id } : null
  return { order, now, beside: { invoice, payments, credits, customer, contractId: contract?.id ?? null } }
}

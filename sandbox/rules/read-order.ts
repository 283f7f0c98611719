import { randomUUID } from "node:crypto"
import { sql, type CompiledQuery, type InferResult } from "kysely"
import { clockOffset } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import { isCardDue } from "./cards.ts"
import { isRateOver } from "./invoices.ts"
import { selectCredits } from "./settlement-response.ts"
import { hashSecret } from "./tokens.ts"

/**
 * Returns true if reading the order would change it, so the caller must lock it first. Add a condition to this function for every change
 * that `respondWithOrder` makes.
 */
export const isAnythingDue = (order: Order, invoice: Invoice | null, now: number): boolean =>
  invoice !== null && (isCardDue(invoice, now) || isRateOver(order, invoice, now))

/** The list is an object, so that the compiler reports a missing column. */
const invoiceColumns = Object.keys({
  id: true,
  order_id: true,
  payment_type: true,
  currency_id: true,
  address: true,
  rate: true,
  received: true,
  remain: true,
  create_date: true,
  expire_date: true,
  open: true,
  state: true,
  checkout_url: true,
  reference: true,
  description: true,
  masked_pan: true,
  card: true,
  need_confirmation: true,
  wrong_codes: true,
  settle_date: true,
  reject_date: true,
  sent_date: true,
} satisfies Readonly<Record<keyof Invoice, true>>)

/** Prefixes a column of the invoice, because both tables have columns with the same names. */
const ofInvoice = <Column extends string>(column: Column) => `i_${column}` as const
/**
 * The column whose name is the alias of the node. One node selects all columns, because a node for each column would make up most of the
 * statement.
 */
const last = ofInvoice("sent_date")
const allOfInvoice = invoiceColumns
  .map((column) => `invoice.${column} as ${ofInvoice(column)}`)
  .join(", ")
  .replace(` as ${last}`, "")

const invoiceIn = (row: Readonly<Record<string, unknown>>): Invoice =>
  Object.fromEntries(invoiceColumns.map((column) => [column, row[ofInvoice(column)]])) as Invoice

/** Placeholders for the values of each poll. */
const marks = { id: randomUUID(), hash: randomUUID() }

/**
 * Selects order, invoice, owner, caller and clock in one statement. The first use of a token must be marked, so it does not match and takes
 * the regular path.
 */
const selectOrder = (db: Tx) =>
  db
    .selectFrom("customer_order")
    .leftJoin("invoice", "invoice.id", "customer_order.invoice_id")
    .leftJoin("customer", "customer.id", "customer_order.owner_id")
    .leftJoin("token", (join) =>
      join.on("token.hash", "=", marks.hash).on("token.kind", "=", "access").on("token.use_date", "is not", null),
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
      sql<Date | null>`${sql.raw(allOfInvoice)}`.as(last),
      sql<string>`customer_order.xmin::text`.as("version"),
      sql<string | null>`(${clockOffset(db)})`.as("offset"),
      sql<boolean>`exists (select from payment where payment.order_id = customer_order.id)`.as("paid"),
    ])
    .where("customer_order.id", "=", marks.id)

type OrderRow = InferResult<ReturnType<typeof selectOrder>>[number]

/** The compiled statement of a poll, by database. Most polls need only this statement. */
const statements = new WeakMap<Tx, CompiledQuery<OrderRow>>()

const findOrder = async (db: Tx, id: string, secret: string | undefined): Promise<OrderRow | undefined> => {
  const statement = statements.get(db) ?? selectOrder(db).compile()
  statements.set(db, statement)
  const values = new Map<unknown, string>([
    [marks.id, id],
    [marks.hash, hashSecret(secret ?? "")],
  ])
  const parameters = statement.parameters.map((parameter) => values.get(parameter) ?? parameter)
  const { rows } = await db.executeQuery<OrderRow>({ ...statement, parameters })
  return rows[0]
}

/** Limits a statement to this version of the order, so that the order cannot change between two statements. */
const sameVersion = (version: string) => sql<boolean>`exists (select from customer_order as read
  where read.id = order_id and read.xmin::text = ${version})`

const selectOrderPayments = (db: Tx, orderId: string, version: string) =>
  db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where(sameVersion(version))
    .orderBy("create_date")
    .orderBy("id")
    .execute()

/** Returns the credits of an order. An order that received nothing has no credits. */
const selectOrderCredits = (db: Tx, orderId: string, version: string) =>
  selectCredits(db).where("order_id", "=", orderId).where(sameVersion(version)).execute()

const selectOrderContract = (db: Tx, orderId: string) =>
  db.selectFrom("contract").select("id").where("order_id", "=", orderId).executeTakeFirst()

type OrderRequest = { readonly id: string; readonly secret: string | undefined; readonly now: () => number }

/**
 * Reads an order for a poll by its customer, or by a visitor with the id of an unassigned order. A few statements are enough, without a
 * transaction or a lock. Returns undefined if the poll needs the regular path: for a refusal, for the first use of a token, or if something
 * is due.
 */
export const readOrderUnlocked = async (db: Tx, { id, secret, now: clock }: OrderRequest) => {
  const row = await findOrder(db, id, secret)
  if (!row) return undefined
  const { email, password_hash, currency_id, user_id, token_end, version, offset, paid, ...order } = row
  const now = clock() + Number(offset ?? 0)
  const mine = order.owner_id !== null && user_id === order.owner_id && token_end !== null && token_end.getTime() > now
  if (!mine && (order.owner_id !== null || secret !== undefined)) return undefined
  const invoice = order.invoice_id === null ? null : invoiceIn(row)
  const payments = paid ? await selectOrderPayments(db, id, version) : []
  const credits = paid ? await selectOrderCredits(db, id, version) : []
  if ((paid && payments.length === 0) || isAnythingDue(order, invoice, now)) return undefined
  const contract = order.state === "Completed" ? await selectOrderContract(db, id) : undefined
  const customer = mine && email !== null && currency_id !== null ? { email, password_hash, currency_id } : null
  return { order, now, beside: { invoice, payments, credits, customer, contractId: contract?.id ?? null } }
}

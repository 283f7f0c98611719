import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { forceInvoiceState, type ForcedState } from "#sandbox/rules/forced-state.ts"
import { reprice } from "#sandbox/rules/invoices.ts"
import { lockOrderWithOwner } from "#sandbox/rules/locked-order.ts"
import { payInvoice, type SimulatedPayment } from "#sandbox/rules/payments.ts"
import { coinRate, coins } from "#sandbox/rules/rates.ts"
import type { RunningSandbox } from "#sandbox/running-sandbox.ts"
import type { PaymentType } from "#sandbox/tables/orders.ts"
import { createContainsPattern, orderNumberText, newestPart, type DeskList, type ListPart } from "./list-query.ts"

/** Runs a job in one transaction at the sandbox's current time. */
export const inTransaction = async <A>(
  sandbox: RunningSandbox,
  job: (tx: Tx, now: number) => Promise<A>,
): Promise<A> => {
  const now = await sandbox.clock.now(sandbox.db)
  return sandbox.db.transaction().execute((tx) => job(tx, now))
}

export const totalColumn = sql<number>`count(*)::integer`.as("total")

/** Finds e-mails by recipient, or by a part of a link in them. */
const selectEmails = (sandbox: RunningSandbox, find: string) =>
  sandbox.db
    .selectFrom("mail")
    .$if(find !== "", (query) =>
      query.where((matches) =>
        matches.or([
          matches("recipient", "ilike", createContainsPattern(find)),
          matches("link", "ilike", createContainsPattern(find)),
        ]),
      ),
    )

export const listEmails = async (sandbox: RunningSandbox, { find, limit, offset } = newestPart) =>
  selectEmails(sandbox, find).selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute()

export const findEmail = (sandbox: RunningSandbox, id: number) =>
  sandbox.db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst()

export const loadEmails = async (sandbox: RunningSandbox, part: ListPart): Promise<DeskList<StoredEmail>> => ({
  rows: await listEmails(sandbox, part),
  ...(await selectEmails(sandbox, part.find).select(totalColumn).executeTakeFirstOrThrow()),
})
export type StoredEmail = Awaited<ReturnType<typeof listEmails>>[number]

/** The payment methods with which a customer can pay a closed invoice too. */
const byThemselves: readonly PaymentType[] = ["Crypto", "TransferSEPA", "TransferSwift"]

const listInvoices = (sandbox: RunningSandbox, orderId: string, find: string) =>
  inTransaction(sandbox, async (tx, now) => {
    const order = await lockOrderWithOwner(tx, orderId)
    const customers = tx.selectFrom("customer").select("email").where("id", "=", order.owner_id)
    const { email } = await customers.executeTakeFirstOrThrow()
    const all = tx
      .selectFrom("invoice")
      .selectAll()
      .where("order_id", "=", orderId)
      // A search includes closed invoices, because customers can still send coins and transfers to them.
      .where((is) => is.or([is("open", "=", true), ...(find === "" ? [] : [is("payment_type", "in", byThemselves)])]))
    const rows = []
    for (const invoice of await all.orderBy("open", "desc").orderBy("create_date", "desc").orderBy("id").execute()) {
      const { id, payment_type, currency_id, address, remain, expire_date } = await reprice(
        tx,
        sandbox.seed,
        order,
        invoice,
        now,
      )
      rows.push({
        id,
        orderId,
        orderNumber: String(order.number),
        orderState: order.state,
        email,
        paymentType: payment_type,
        currencyId: currency_id,
        address,
        remainAmount: formatAmount(parseAmount(remain)),
        expireDate: expire_date.toISOString(),
      })
    }
    return rows
  })

/**
 * Selects orders that wait for money. A search also finds orders that no longer wait, because money may arrive late. Testers search by
 * customer, order number, order id, or an invoice's id or address.
 */
const selectWaitingOrders = async (sandbox: RunningSandbox, find: string) => {
  const now = await sandbox.clock.now(sandbox.db)
  return sandbox.db
    .selectFrom("customer_order")
    .innerJoin("customer", "customer.id", "customer_order.owner_id")
    .$if(find === "", (query) =>
      query
        .where("customer_order.state", "in", ["Issued", "UnderPaid"])
        .where("customer_order.expire_date", ">", new Date(now)),
    )
    .where("customer_order.invoice_id", "is not", null)
    .$if(find !== "", (query) =>
      query.where((matches) =>
        matches.or([
          matches("customer.email", "ilike", createContainsPattern(find)),
          matches(sql<string>`customer_order.number::text`, "=", orderNumberText(find)),
          matches(sql<string>`customer_order.id::text`, "=", find),
          matches.exists(
            matches
              .selectFrom("invoice")
              .select("invoice.id")
              .whereRef("invoice.order_id", "=", "customer_order.id")
              .where((one) =>
                one.or([one(sql<string>`invoice.id::text`, "=", find), one("invoice.address", "=", find)]),
              ),
          ),
        ]),
      ),
    )
}

/**
 * Returns open invoices. Reading reprices invoices whose frozen rate has expired, so this function locks each order, and never
 * two at the same time.
 */
export const listOpenInvoices = async (sandbox: RunningSandbox, { find, limit, offset } = newestPart) => {
  const matches = (await selectWaitingOrders(sandbox, find))
    .select("customer_order.id")
    .orderBy("customer_order.number", "desc")
  const rows = []
  for (const { id } of await matches.limit(limit).offset(offset).execute())
    rows.push(...(await listInvoices(sandbox, id, find)))
  return rows
}

export type OpenInvoice = Awaited<ReturnType<typeof listOpenInvoices>>[number]

/** Returns open invoices and their number, counted by orders: an order with two invoices counts once. */
export const loadOpenInvoicePage = async (sandbox: RunningSandbox, part: ListPart): Promise<DeskList<OpenInvoice>> => ({
  rows: await listOpenInvoices(sandbox, part),
  ...(await (await selectWaitingOrders(sandbox, part.find)).select(totalColumn).executeTakeFirstOrThrow()),
})

export const payInvoiceNow = (sandbox: RunningSandbox, id: string, payment: SimulatedPayment) =>
  inTransaction(sandbox, async (tx, now) => {
    const order = await payInvoice(tx, sandbox, id, payment, now)
    return { orderId: order.id, orderNumber: String(order.number), orderState: order.state }
  })

/** Moves an invoice and its order to a state, for a tester who cannot wait for the payment. */
export const forceInvoiceTo = (sandbox: RunningSandbox, id: string, state: ForcedState) =>
  inTransaction(sandbox, (tx, now) => forceInvoiceState(tx, sandbox, id, state, now))

/** Returns the codes for testers. `left` is the quantity that the sale of a code has left, or null for a code without a sale. */
export const loadTestCodes = async (sandbox: RunningSandbox) => {
  const columns = sandbox.db.selectFrom("referral_code").select(["code", "discount_percent"])
  const codes = await columns.orderBy("code").execute()
  const limits = await sandbox.db.selectFrom("referral_limit").selectAll().execute()
  return codes.map(({ code, discount_percent }) => {
    const limit = limits.find((candidate) => candidate.code === code)
    return {
      code,
      percent: formatAmount(parseAmount(discount_percent)),
      left: limit ? formatAmount(parseAmount(limit.total) - parseAmount(limit.used)) : null,
    }
  })
}

export const listCurrentRates = (sandbox: RunningSandbox, now: number) =>
  coins.map((coin) => ({ coin, rate: formatAmount(coinRate(sandbox.seed, coin, now)) }))

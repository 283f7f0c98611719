import { sql } from "kysely"
import type { Tx } from "../database.ts"
import { amount, amountText } from "../money.ts"
import { driveInvoice, type DriveState } from "../rules/drive.ts"
import { reprice } from "../rules/invoices.ts"
import { payInvoice, type SimulatedPayment } from "../rules/payments.ts"
import { coinRate, coins } from "../rules/rates.ts"
import type { PaymentType } from "../tables.ts"
import type { World } from "../world.ts"
import type { DeskList, ListPart } from "./listing.ts"
import { containsPattern, orderNumberText, newestPart } from "./listing.ts"

/** One transaction, at the sandbox's time. */
export const inTransaction = async <A>(world: World, job: (tx: Tx, now: number) => Promise<A>): Promise<A> => {
  const now = await world.clock.now(world.db)
  return world.db.transaction().execute((tx) => job(tx, now))
}

export const totalColumn = sql<number>`count(*)::integer`.as("total")

/** Finds an e-mail by its recipient, or by a part of its link. */
const lettersLike = (world: World, find: string) =>
  world.db
    .selectFrom("mail")
    .$if(find !== "", (query) =>
      query.where((found) =>
        found.or([found("recipient", "ilike", containsPattern(find)), found("link", "ilike", containsPattern(find))]),
      ),
    )

export const mailbox = async (world: World, { find, limit, offset } = newestPart) =>
  lettersLike(world, find).selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute()

export const lettersIn = async (world: World, part: ListPart): Promise<DeskList<Letter>> => ({
  rows: await mailbox(world, part),
  ...(await lettersLike(world, part.find).select(totalColumn).executeTakeFirstOrThrow()),
})
export type Letter = Awaited<ReturnType<typeof mailbox>>[number]

const byThemselves: readonly PaymentType[] = ["Crypto", "TransferSEPA", "TransferSwift"]

const invoicesOf = (world: World, orderId: string, find: string) =>
  inTransaction(world, async (tx, now) => {
    const one = tx.selectFrom("customer_order").selectAll().where("id", "=", orderId)
    const order = await one.forUpdate().executeTakeFirstOrThrow()
    const customers = tx.selectFrom("customer").select("email").where("id", "=", order.owner_id)
    const { email } = await customers.executeTakeFirstOrThrow()
    const all = tx
      .selectFrom("invoice")
      .selectAll()
      .where("order_id", "=", orderId)
      // Coins and transfers come to an invoice that is closed too.
      .where((is) => is.or([is("open", "=", true), ...(find === "" ? [] : [is("payment_type", "in", byThemselves)])]))
    const rows = []
    for (const invoice of await all.orderBy("open", "desc").orderBy("create_date", "desc").orderBy("id").execute()) {
      const { id, payment_type, currency_id, address, remain, expire_date } = await reprice(
        tx,
        world.seed,
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
        remainAmount: amountText(amount(remain)),
        expireDate: expire_date.toISOString(),
      })
    }
    return rows
  })

/** Those that wait; asked for, also those that no longer do, for money that comes late. By its customer, its number, its id, or the id or the address of one of its invoices. */
const waitingLike = async (world: World, find: string) => {
  const now = await world.clock.now(world.db)
  return world.db
    .selectFrom("customer_order")
    .innerJoin("customer", "customer.id", "customer_order.owner_id")
    .$if(find === "", (query) =>
      query
        .where("customer_order.state", "in", ["Issued", "UnderPaid"])
        .where("customer_order.expire_date", ">", new Date(now)),
    )
    .where("customer_order.invoice_id", "is not", null)
    .$if(find !== "", (query) =>
      query.where((found) =>
        found.or([
          found("customer.email", "ilike", containsPattern(find)),
          found(sql<string>`customer_order.number::text`, "=", orderNumberText(find)),
          found(sql<string>`customer_order.id::text`, "=", find),
          found.exists(
            found
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

/** Reading reprices what has been frozen for too long, so each order is locked; never two at once. */
export const openInvoices = async (world: World, { find, limit, offset } = newestPart) => {
  const found = (await waitingLike(world, find)).select("customer_order.id").orderBy("customer_order.number", "desc")
  const rows = []
  for (const { id } of await found.limit(limit).offset(offset).execute())
    rows.push(...(await invoicesOf(world, id, find)))
  return rows
}

export type OpenInvoice = Awaited<ReturnType<typeof openInvoices>>[number]

/** Counted by their orders: one with two invoices is one that waits. */
export const invoicesIn = async (world: World, part: ListPart): Promise<DeskList<OpenInvoice>> => ({
  rows: await openInvoices(world, part),
  ...(await (await waitingLike(world, part.find)).select(totalColumn).executeTakeFirstOrThrow()),
})

export const payInvoiceNow = (world: World, id: string, payment: SimulatedPayment) =>
  inTransaction(world, async (tx, now) => {
    const order = await payInvoice(tx, world, id, payment, now)
    return { orderId: order.id, orderNumber: String(order.number), orderState: order.state }
  })

/** Takes an invoice, and its order with it, to a state by its name. */
export const driveInvoiceTo = (world: World, id: string, state: DriveState) =>
  inTransaction(world, (tx, now) => driveInvoice(tx, world, id, state, now))

export const magicCodes = async (world: World) => {
  const columns = world.db.selectFrom("referral_code").select(["code", "discount_percent"])
  const codes = await columns.orderBy("code").execute()
  const limits = await world.db.selectFrom("referral_limit").selectAll().execute()
  return codes.map(({ code, discount_percent }) => {
    const limit = limits.find((candidate) => candidate.code === code)
    return {
      code,
      percent: amountText(amount(discount_percent)),
      left: limit ? amountText(amount(limit.total) - amount(limit.used)) : null,
    }
  })
}

export const currentRates = (world: World, now: number) =>
  coins.map((coin) => ({ coin, rate: amountText(coinRate(world.seed, coin, now)) }))

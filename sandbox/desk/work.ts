import type { Tx } from "../database.ts"
import { amount, text } from "../money.ts"
import { driveInvoice, type DriveState } from "../rules/drive.ts"
import { reprice } from "../rules/invoices.ts"
import { payInvoice, type PaymentOrder } from "../rules/payments.ts"
import { coinRate, coins } from "../rules/rates.ts"
import type { World } from "../world.ts"

/** One transaction, at the sandbox's time. */
export const work = async <A>(world: World, job: (tx: Tx, now: number) => Promise<A>): Promise<A> => {
  const now = await world.clock.now(world.db)
  return world.db.transaction().execute((tx) => job(tx, now))
}

export const mailbox = (world: World) =>
  world.db.selectFrom("mail").selectAll().orderBy("id", "desc").limit(50).execute()

const invoicesOf = (world: World, orderId: string) =>
  work(world, async (tx, now) => {
    const one = tx.selectFrom("customer_order").selectAll().where("id", "=", orderId)
    const order = await one.forUpdate().executeTakeFirstOrThrow()
    const customers = tx.selectFrom("customer").select("email").where("id", "=", order.owner_id)
    const { email } = await customers.executeTakeFirstOrThrow()
    const all = tx.selectFrom("invoice").selectAll().where("order_id", "=", orderId).where("open", "=", true)
    const rows = []
    for (const invoice of await all.orderBy("create_date", "desc").orderBy("id").execute()) {
      const { id, payment_type, currency_id, address, remain, expire_date } = await reprice(tx, world.seed, order, invoice, now)
      rows.push({
        id,
        orderId,
        orderNumber: String(order.number),
        orderState: order.state,
        email,
        paymentType: payment_type,
        currencyId: currency_id,
        address,
        remainAmount: text(amount(remain)),
        expireDate: expire_date.toISOString(),
      })
    }
    return rows
  })

/** Reading reprices what has been frozen for too long, so each order is locked; never two at once. */
export const openInvoices = async (world: World) => {
  const now = await world.clock.now(world.db)
  const orders = await world.db
    .selectFrom("customer_order")
    .select("id")
    .where("state", "in", ["Issued", "UnderPaid"])
    .where("expire_date", ">", new Date(now))
    .orderBy("number", "desc")
    .limit(50)
    .execute()
  const rows = []
  for (const { id } of orders) rows.push(...(await invoicesOf(world, id)))
  return rows
}

export type OpenInvoice = Awaited<ReturnType<typeof openInvoices>>[number]

export const pay = (world: World, id: string, wanted: PaymentOrder) =>
  work(world, async (tx, now) => {
    const order = await payInvoice(tx, world.seed, id, wanted, now)
    return { orderId: order.id, orderNumber: String(order.number), orderState: order.state }
  })

/** Takes an invoice, and its order with it, to a state by its name. */
export const drive = (world: World, id: string, state: DriveState) =>
  work(world, (tx, now) => driveInvoice(tx, world.seed, id, state, now))

export const magicCodes = async (world: World) => {
  const columns = world.db.selectFrom("referral_code").select(["code", "discount_percent"])
  const codes = await columns.orderBy("code").execute()
  const limits = await world.db.selectFrom("referral_limit").selectAll().execute()
  return codes.map(({ code, discount_percent }) => {
    const limit = limits.find((candidate) => candidate.code === code)
    return {
      code,
      percent: text(amount(discount_percent)),
      left: limit ? text(amount(limit.total) - amount(limit.used)) : null,
    }
  })
}

export const rates = (world: World, now: number) =>
  coins.map((coin) => ({ coin, rate: text(coinRate(world.seed, coin, now)) }))

import { createHash, randomUUID } from "node:crypto"
import { findProduct, productOf, type Product } from "../catalogue.ts"
import { after, lifetimes } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { amount, text, type Amount } from "../money.ts"
import type { Order, User } from "../tables.ts"
import { applyCode, findCode, leftFor, noDiscount, type Discount } from "./codes.ts"
import { amendInvoices } from "./invoices.ts"
import { discounted, total } from "./prices.ts"
import { checkQuantity, quantityFor } from "./quantity.ts"
import { toDisplay } from "./rates.ts"
import type { Display } from "../tables.ts"

export const isOver = (order: Order, now: number): boolean =>
  order.expire_date.getTime() <= now && order.state !== "Completed" && order.state !== "OverPaid"

/** Nothing was paid and it is not too late: quantity, code and payment method may still change. */
const isOpen = (order: Order, now: number): boolean =>
  !isOver(order, now) && ["Created", "Assigned", "Issued"].includes(order.state)

/** Locks the order: what one call reads, no other call changes before this one ends. */
export const loadOrder = async (tx: Tx, id: string, user: User | null): Promise<Order> => {
  const order = await tx.selectFrom("customer_order").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
  if (!order) throw refusal(404, "NotFound")
  if (order.owner_id === null) return order
  if (!user) throw refusal(401, "Unauthorized")
  if (order.owner_id !== user.id) throw refusal(404, "NotFound")
  return order
}

export const loadOpenOrder = async (tx: Tx, id: string, user: User | null, now: number): Promise<Order> => {
  const order = await loadOrder(tx, id, user)
  if (!isOpen(order, now)) throw refusal(409, "WrongState")
  return order
}

export const toPayPerUnit = (product: Product, percent: Amount): Amount => discounted(amount(product.price), percent)

const priced = (product: Product, quantity: Amount, discount: Discount) => ({
  quantity: text(quantity),
  cost: text(total(quantity, toPayPerUnit(product, discount.percent))),
  code: discount.code,
  discount_percent: text(discount.percent),
  discount_expire_date: discount.expires,
})

type OrderForm = {
  readonly id: string
  readonly code?: string | undefined
  readonly items: readonly { readonly quantity: string; readonly productId: string }[]
  readonly analyticsData?: object | undefined
}

const orderedProduct = (id: string): Product => {
  const product = findProduct(id)
  if (!product) throw refusal(400, "InvalidField", { field: "productId" })
  if (product.state !== "Available") throw refusal(400, "ProductUnavailable", { field: "productId" })
  return product
}

const fingerprint = (form: OrderForm): string => createHash("sha256").update(JSON.stringify(form)).digest("hex")

const repeated = async (tx: Tx, form: OrderForm, user: User | null): Promise<Order> => {
  const order = await tx.selectFrom("customer_order").selectAll().where("id", "=", form.id).executeTakeFirstOrThrow()
  const mine = order.owner_id === null || order.owner_id === user?.id
  if (!mine || order.fingerprint !== fingerprint(form)) throw refusal(409, "IdReused")
  return order
}

export const createOrder = async (tx: Tx, form: OrderForm, user: User | null, now: number) => {
  const known = await tx.selectFrom("customer_order").select("id").where("id", "=", form.id).executeTakeFirst()
  // Before the checks: what was accepted once stays accepted, also when a code has run out since.
  if (known) return { created: false, order: await repeated(tx, form, user) }
  const [item] = form.items
  if (!item) throw refusal(400, "InvalidField", { field: "items" })
  const product = orderedProduct(item.productId)
  const quantity = checkQuantity(product, amount(item.quantity))
  const code = form.code ?? ""
  const application = { code, productId: product.id, quantity, userId: user?.id ?? null, now }
  const discount = await applyCode(tx, application)
  const order = await tx
    .insertInto("customer_order")
    .values({
      id: form.id,
      owner_id: user?.id ?? null,
      state: "Created",
      state_update: new Date(now),
      create_date: new Date(now),
      expire_date: after(now, lifetimes.order),
      item_id: randomUUID(),
      product_id: product.id,
      invoice_id: null,
      fingerprint: fingerprint(form),
      analytics: form.analyticsData === undefined ? null : JSON.stringify(form.analyticsData),
      ...priced(product, quantity, discount),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst()
  return order ? { created: true, order } : { created: false, order: await repeated(tx, form, user) }
}

const change = async (tx: Tx, order: Order, quantity: Amount, discount: Discount): Promise<Order> => {
  const changed = await tx
    .updateTable("customer_order")
    .set(priced(productOf(order.product_id), quantity, discount))
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await amendInvoices(tx, changed)
  return changed
}

export const changeCode = async (tx: Tx, order: Order, code: string, user: User | null, now: number) => {
  const quantity = amount(order.quantity)
  const application = { code, productId: order.product_id, quantity, userId: user?.id ?? null, now }
  return change(tx, order, quantity, await applyCode(tx, application))
}

const present = ({ code, discount_percent, discount_expire_date }: Order): Discount => ({
  code,
  percent: amount(discount_percent),
  expires: discount_expire_date,
})

/** More than a sale has left clears the sale's code; the customer learns it from the order that is answered. */
const keptDiscount = async (tx: Tx, order: Order, quantity: Amount): Promise<Discount> => {
  const code = order.code === null ? undefined : await findCode(tx, order.code)
  const rest = code && leftFor(code, order.product_id)
  return rest !== undefined && quantity > rest ? noDiscount : present(order)
}

type Wanted = { readonly quantity?: string | undefined; readonly cost?: string | undefined }

export const changeQuantity = async (tx: Tx, order: Order, wanted: Wanted, display: Display): Promise<Order> => {
  const product = productOf(order.product_id)
  const unitPrice = toDisplay(toPayPerUnit(product, amount(order.discount_percent)), display)
  const quantity =
    wanted.quantity === undefined
      ? quantityFor(product, amount(wanted.cost ?? "0"), unitPrice)
      : checkQuantity(product, amount(wanted.quantity))
  return change(tx, order, quantity, await keptDiscount(tx, order, quantity))
}

/** Created → Assigned. A second assignment by the owner changes nothing. */
export const assignOrder = async (tx: Tx, order: Order, email: string, user: User, now: number): Promise<Order> => {
  if (email !== user.email) throw refusal(400, "InvalidField", { field: "email" })
  if (isOver(order, now)) throw refusal(409, "WrongState")
  if (order.state !== "Created") return order
  if (order.code !== null) {
    const quantity = amount(order.quantity)
    await applyCode(tx, { code: order.code, productId: order.product_id, quantity, userId: user.id, now })
  }
  return tx
    .updateTable("customer_order")
    .set({ owner_id: user.id, state: "Assigned", state_update: new Date(now) })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

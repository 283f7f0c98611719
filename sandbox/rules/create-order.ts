import { createHash, randomUUID } from "node:crypto"
import { findProduct, type Product } from "#sandbox/catalogue.ts"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, type Amount } from "#sandbox/money.ts"
import { applyCode, listDiscount, type CodeDiscount } from "./codes.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { addOrder, lockOrder, type LockedOrder } from "./locked-order.ts"
import { findDiscountWithinSale, pricedOrder } from "./orders.ts"
import { calculateListPrice } from "./prices.ts"
import { checkQuantity } from "./quantity.ts"

type OrderForm = {
  readonly id: string
  readonly code?: string | undefined
  readonly items: readonly { readonly quantity: string; readonly productId: string }[]
  readonly analyticsData?: object | undefined
}

const orderedProduct = (id: string): Product => {
  const product = findProduct(id)
  if (!product) throw createRefusal(400, "InvalidField", { field: "productId" })
  if (product.state !== "Available") throw createRefusal(400, "ProductUnavailable", { field: "productId" })
  return product
}

const fingerprint = (form: OrderForm): string => createHash("sha256").update(JSON.stringify(form)).digest("hex")

/**
 * Returns the order that an earlier call with this id has created. Refuses with 409 `IdReused` if that call had a different body or another
 * customer.
 */
const findRepeatedOrder = async (tx: Tx, form: OrderForm, customer: LockedCustomer | null): Promise<LockedOrder> => {
  const order = await tx.selectFrom("customer_order").selectAll().where("id", "=", form.id).executeTakeFirstOrThrow()
  const mine = order.owner_id === null || order.owner_id === customer?.id
  if (!mine || order.fingerprint !== fingerprint(form)) throw createRefusal(409, "IdReused")
  return lockOrder(tx, form.id, customer)
}

/**
 * Returns the discount of a new order. Without a code, the customer's discount in the price list applies, within the remainder of the sale.
 */
const findOrderDiscount = async (
  tx: Tx,
  code: string | undefined,
  product: Product,
  quantity: Amount,
  customer: LockedCustomer | null,
  now: number,
): Promise<CodeDiscount> => {
  const userId = customer?.id ?? null
  if (code !== undefined) return applyCode(tx, { code, productId: product.id, quantity, userId, now })
  const listed = await listDiscount(tx, customer?.referral_code ?? null, userId, now)
  return findDiscountWithinSale(tx, { productId: product.id, quantity, now }, listed(product.id))
}

type Moment = { readonly seed: number; readonly now: number }

/**
 * Creates an order, or returns the order that an earlier call with the same id and body has created. Refuses with 409 `IdReused`. Refuses
 * with 400 `ProductUnavailable`, `InvalidField`, or as `checkQuantity` and `applyCode` do.
 */
export const createOrder = async (tx: Tx, form: OrderForm, customer: LockedCustomer | null, { seed, now }: Moment) => {
  const existing = await tx.selectFrom("customer_order").select("id").where("id", "=", form.id).executeTakeFirst()
  // A repeated id is answered before the checks, because an accepted order stays accepted even if its code has expired since.
  if (existing) return { created: false, order: await findRepeatedOrder(tx, form, customer) }
  const [item] = form.items
  if (!item) throw createRefusal(400, "InvalidField", { field: "items" })
  const product = orderedProduct(item.productId)
  const quantity = checkQuantity(product, parseAmount(item.quantity))
  const discount = await findOrderDiscount(tx, form.code, product, quantity, customer, now)
  const order = await addOrder(tx, {
    id: form.id,
    owner_id: customer?.id ?? null,
    state: "Created",
    state_update: new Date(now),
    create_date: new Date(now),
    expire_date: dateAfter(now, lifetimes.order),
    item_id: randomUUID(),
    product_id: product.id,
    invoice_id: null,
    fingerprint: fingerprint(form),
    analytics: form.analyticsData === undefined ? null : JSON.stringify(form.analyticsData),
    ...pricedOrder(calculateListPrice(product, seed, now), quantity, discount),
  })
  return order ? { created: true, order } : { created: false, order: await findRepeatedOrder(tx, form, customer) }
}

import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, formatAmount, type Amount } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { calculateDiscountedUnitPrice } from "./affordable-quantity.ts"
import { dropInvalidBonus } from "./bonus.ts"
import { applyCode, findCode, findRemainingSale, lockSale, noDiscount, type CodeDiscount } from "./codes.ts"
import { amendInvoices } from "./invoices.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { changeOrder, lockOrder, type LockedOrder } from "./locked-order.ts"
import { calculateDiscountedPrice, calculateTotalPrice } from "./prices.ts"
import { checkQuantity, quantityFor } from "./quantity.ts"
import { toDisplayCurrency } from "./rates.ts"

/**
 * Returns true if the order's time is over. An order with an unconfirmed transaction still waits for it, and an overpaid order for a
 * decision.
 */
export const isOrderExpired = (order: Order, now: number): boolean =>
  order.expire_date.getTime() <= now &&
  order.unconfirmed_id === null &&
  order.state !== "Completed" &&
  order.state !== "OverPaid"

/** Returns true while nothing was paid and the order has not expired. The customer may still change quantity, code and payment method. */
const isOpen = (order: Order, now: number): boolean =>
  !isOrderExpired(order, now) &&
  order.unconfirmed_id === null &&
  ["Created", "Assigned", "Issued"].includes(order.state)

/** Locks an order that the customer may still change. Refuses as `lockOrder` does, and with 409 `WrongState`. */
export const lockOpenOrder = async (
  tx: Tx,
  id: string,
  customer: LockedCustomer | null,
  now: number,
): Promise<LockedOrder> => {
  const order = await lockOrder(tx, id, customer)
  if (!isOpen(order, now)) throw createRefusal(409, "WrongState")
  return order
}

/** Returns the columns of an order that follow from its unit price, quantity and discount. */
export const pricedOrder = (unitPrice: Amount, quantity: Amount, discount: CodeDiscount) => ({
  quantity: formatAmount(quantity),
  unit_price: formatAmount(unitPrice),
  cost: formatAmount(calculateTotalPrice(quantity, calculateDiscountedPrice(unitPrice, discount.percent))),
  code: discount.code,
  discount_percent: formatAmount(discount.percent),
  discount_expire_date: discount.expires,
})

type Taking = { readonly productId: string; readonly quantity: Amount; readonly now: number; readonly orderId?: string }

/**
 * Returns the discount if the sale has enough left. A larger quantity clears the sale's code, and the returned order shows that to the
 * customer.
 */
export const findDiscountWithinSale = async (
  tx: Tx,
  { productId, quantity, ...lookup }: Taking,
  discount: CodeDiscount,
) => {
  if (discount.code === null) return discount
  await lockSale(tx, discount.code)
  const code = await findCode(tx, discount.code, lookup)
  const rest = code && findRemainingSale(code, productId)
  return rest !== undefined && quantity > rest ? noDiscount : discount
}

const change = async (tx: Tx, order: LockedOrder, quantity: Amount, discount: CodeDiscount): Promise<LockedOrder> => {
  const priced = pricedOrder(parseAmount(order.unit_price), quantity, discount)
  const changed = await changeOrder(tx, order, { ...priced, ...dropInvalidBonus(order, quantity) })
  await amendInvoices(tx, changed)
  return changed
}

/** Replaces the code of an order. An empty code removes it. Refuses as `applyCode` does. */
export const changeOrderCode = async (
  tx: Tx,
  order: LockedOrder,
  code: string,
  customer: LockedCustomer | null,
  now: number,
): Promise<LockedOrder> => {
  const quantity = parseAmount(order.quantity)
  const application = {
    code,
    productId: order.product_id,
    quantity,
    userId: customer?.id ?? null,
    orderId: order.id,
    now,
  }
  return change(tx, order, quantity, await applyCode(tx, application))
}

const present = ({ code, discount_percent, discount_expire_date }: Order): CodeDiscount => ({
  code,
  percent: parseAmount(discount_percent),
  expires: discount_expire_date,
})

type Wanted = { readonly quantity?: string | undefined; readonly cost?: string | undefined }

/**
 * Changes the quantity of an order, given as a quantity or as a cost in the display currency. Clears the code if its sale has too little
 * left. Refuses as `checkQuantity` or `quantityFor` does.
 */
export const changeQuantity = async (
  tx: Tx,
  order: LockedOrder,
  changes: Wanted,
  currency: DisplayCurrencyName,
  now: number,
): Promise<LockedOrder> => {
  const product = productOf(order.product_id)
  const unitPrice = toDisplayCurrency(calculateDiscountedUnitPrice(order), currency)
  const quantity =
    changes.quantity === undefined
      ? quantityFor(product, parseAmount(changes.cost ?? "0"), unitPrice)
      : checkQuantity(product, parseAmount(changes.quantity))
  return change(
    tx,
    order,
    quantity,
    await findDiscountWithinSale(tx, { productId: product.id, quantity, now, orderId: order.id }, present(order)),
  )
}

/**
 * Assigns a created order to a customer. A second assignment by the owner changes nothing. Refuses with 400 `InvalidField` for another
 * address, with 409 `WrongState` for an expired order, and as `applyCode` does.
 */
export const assignOrder = async (
  tx: Tx,
  order: LockedOrder,
  email: string,
  customer: LockedCustomer,
  now: number,
): Promise<LockedOrder> => {
  if (email !== customer.email) throw createRefusal(400, "InvalidField", { field: "email" })
  if (isOrderExpired(order, now)) throw createRefusal(409, "WrongState")
  if (order.state !== "Created") return order
  if (order.code !== null) {
    const quantity = parseAmount(order.quantity)
    await applyCode(tx, {
      code: order.code,
      productId: order.product_id,
      quantity,
      userId: customer.id,
      orderId: order.id,
      now,
    })
  }
  return changeOrder(tx, order, { owner_id: customer.id, state: "Assigned", state_update: new Date(now) })
}

import {
  parseFraction,
  isLess,
  subtract,
  negate,
  add,
  divide,
  subtractToZero,
  roundTo,
  sum,
  multiply,
  toFraction,
  type Fraction,
} from "./fraction.ts"
import type { Oracle } from "./oracle-shop.ts"
import { costOf, rateOf } from "./oracle-sums.ts"
import type { Responses, Order, OrderItem, Payment } from "./responses.ts"

const orderBy = ({ orders }: Responses, owners: readonly string[]): Order =>
  orders.find(({ id }) => owners.includes(id))!
const readFromOrder =
  (read: (order: Order, item: OrderItem) => Fraction | readonly Fraction[]) =>
  (responses: Responses, owners: readonly string[]) => {
    const order = orderBy(responses, owners)
    return read(order, order.items[0])
  }

const isAccepted = ({ state }: Order, { acceptedQuantity }: OrderItem) =>
  state === "Completed" && isLess(toFraction(0), parseFraction(acceptedQuantity))
const power = (order: Order, item: OrderItem) =>
  isAccepted(order, item)
    ? add(parseFraction(item.acceptedQuantity), parseFraction(order.bonus?.quantity ?? "0"))
    : parseFraction(item.quantity)

/** Calculates the cost before the discount. The cost of a partly bought order is that of the bought part. */
const costBeforeDiscount = (order: Order, item: OrderItem): Fraction => {
  const isPart =
    isAccepted(order, item) &&
    subtract(parseFraction(item.acceptedQuantity), parseFraction(item.quantity)).numerator !== 0n
  return isPart
    ? multiply(parseFraction(item.acceptedQuantity), parseFraction(item.localizedAmount))
    : parseFraction(order.localizedOrigCost)
}
/** Calculates the discount from the rounded amounts shown next to it, so that they add up to the cent. */
const discount = (order: Order, item: OrderItem): Fraction =>
  negate(subtract(roundTo(costBeforeDiscount(order, item), 2), roundTo(costOf(order), 2)))
const unpaid = (order: Order) => subtractToZero(parseFraction(order.localizedCost), parseFraction(order.receivedAmount))

const counted = ({ payments }: Order): readonly Payment[] =>
  payments.filter(({ late, paymentType }) => !late && paymentType !== "fromOverpay")
/** Calculates the sum of the payments in each currency. */
const paid = (order: Order): readonly Fraction[] => {
  const currencies = [...new Set(counted(order).map(({ currencyId }) => currencyId))]
  return currencies.map((currency) =>
    sum(counted(order).flatMap(({ currencyId, amount }) => (currencyId === currency ? [parseFraction(amount)] : []))),
  )
}
const remainderWorth = (responses: Responses, owners: readonly string[]) => {
  const { amount, currencyId } = orderBy(responses, owners).remainder!
  return multiply(parseFraction(amount), rateOf(responses, currencyId))
}

const methodBy = ({ methods }: Responses, owners: readonly string[]) =>
  Object.entries(methods)
    .filter(([id]) => owners.includes(id))
    .flatMap(([, list]) => list.flatMap(({ items }) => items))
    .find(({ paymentType, currencyId }) => owners.includes(`${paymentType}/${currencyId}`))!

/** Finds the nearest power whose cost the method accepts. The power changes by the same ratio as the amount up to the method's limit. */
const fixedPower = (responses: Responses, owners: readonly string[]): Fraction => {
  const [item] = orderBy(responses, owners).items
  const { amount, min, max } = methodBy(responses, owners)
  const isBelow = isLess(parseFraction(amount), parseFraction(min))
  const steps = divide(
    multiply(parseFraction(item.quantity), parseFraction(isBelow ? min : max)),
    multiply(parseFraction(amount), parseFraction(item.step)),
  )
  return multiply(roundTo(steps, 0, isBelow ? "up" : "down"), parseFraction(item.step))
}
const fixedCost = (responses: Responses, owners: readonly string[]): Fraction => {
  const order = orderBy(responses, owners)
  const cost = multiply(fixedPower(responses, owners), parseFraction(order.items[0].localizedToPayAmount))
  return isLess(cost, costOf(order)) ? subtract(costOf(order), cost) : subtract(cost, costOf(order))
}

export const orders: Oracle = {
  "invoice.amount": readFromOrder(({ invoice }) => parseFraction(invoice!.amount)),
  "invoice.due": readFromOrder(({ invoice }) => parseFraction(invoice!.remainAmount)),
  "invoice.dueWithFee": readFromOrder(({ invoice }) => parseFraction(invoice!.remainAmount)),
  "method.due": (responses, owners) => parseFraction(methodBy(responses, owners).amount),
  "method.fixCost": fixedCost,
  "method.fixPower": fixedPower,
  "method.highest": (responses, owners) => parseFraction(methodBy(responses, owners).max),
  "method.lowest": (responses, owners) => parseFraction(methodBy(responses, owners).min),
  "method.worth": readFromOrder(costOf),
  "order.available": readFromOrder((_, item) => parseFraction(item.availableQuantity)),
  "order.bonus": readFromOrder(({ bonus, bonusOffer }) => parseFraction((bonusOffer ?? bonus)!.quantity)),
  "order.cost": readFromOrder(costOf),
  "order.costBefore": readFromOrder(costBeforeDiscount),
  "order.costOrdered": readFromOrder(({ localizedCost }) => parseFraction(localizedCost)),
  "order.credit": readFromOrder(({ credits }) => credits.map(({ amount }) => parseFraction(amount))),
  "order.discount": readFromOrder(discount),
  "order.discountPercent": readFromOrder(({ discountPercent }) => parseFraction(discountPercent)),
  "order.least": readFromOrder((_, item) => parseFraction(item.minValue)),
  "order.overpaid": readFromOrder(({ localizedCost, receivedAmount }) =>
    subtractToZero(parseFraction(receivedAmount), parseFraction(localizedCost)),
  ),
  "order.overpaymentSpent": readFromOrder((order) => subtract(costOf(order), parseFraction(order.localizedCost))),
  "order.paid": readFromOrder(paid),
  "order.power": readFromOrder(power),
  "order.powerAccepted": readFromOrder((_, item) => parseFraction(item.acceptedQuantity)),
  "order.powerOrdered": readFromOrder((_, item) => parseFraction(item.quantity)),
  "order.received": readFromOrder(({ receivedAmount }) => parseFraction(receivedAmount)),
  "order.remainder": readFromOrder(({ remainder }) => parseFraction(remainder!.amount)),
  "order.remainderWorth": remainderWorth,
  "order.step": readFromOrder((_, item) => parseFraction(item.step)),
  "order.unitPrice": readFromOrder((_, item) => parseFraction(item.localizedAmount)),
  "order.unpaid": readFromOrder(unpaid),
  "order.waived": readFromOrder(({ tolerance }) => parseFraction(tolerance!.amount)),
  "payment.amount": (responses, owners) =>
    parseFraction(responses.orders.flatMap(({ payments }) => payments).find(({ id }) => owners.includes(id))!.amount),
  "payment.counted": (responses, owners) => {
    const order = responses.orders.find(({ payments }) => payments.some(({ id }) => owners.includes(id)))!
    return parseFraction(order.receivedAmount)
  },
}

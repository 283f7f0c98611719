import type { Answers, Order, OrderItem, Payment } from "./answers.ts"
import { exact, isLess, minus, negative, plus, ratio, rest, roundedTo, sum, times, whole, type Exact } from "./exact.ts"
import type { Oracle } from "./oracle-shop.ts"
import { costOf, rateOf } from "./oracle-sums.ts"

const orderBy = ({ orders }: Answers, of: readonly string[]): Order => orders.find(({ id }) => of.includes(id))!
const by =
  (read: (order: Order, item: OrderItem) => Exact | readonly Exact[]) => (all: Answers, of: readonly string[]) => {
    const order = orderBy(all, of)
    return read(order, order.items[0])
  }

const isAccepted = ({ state }: Order, { acceptedQuantity }: OrderItem) =>
  state === "Completed" && isLess(whole(0), exact(acceptedQuantity))
const power = (order: Order, item: OrderItem) =>
  isAccepted(order, item)
    ? plus(exact(item.acceptedQuantity), exact(order.bonus?.quantity ?? "0"))
    : exact(item.quantity)

/** Calculates the cost before the discount. If only a part of the order was bought, it is the cost of that part. */
const before = (order: Order, item: OrderItem): Exact => {
  const isPart = isAccepted(order, item) && minus(exact(item.acceptedQuantity), exact(item.quantity)).over !== 0n
  return isPart ? times(exact(item.acceptedQuantity), exact(item.localizedAmount)) : exact(order.localizedOrigCost)
}
/** Calculates the discount from the rounded amounts shown next to it, so that they add up to the cent. */
const discount = (order: Order, item: OrderItem): Exact =>
  negative(minus(roundedTo(before(order, item), 2), roundedTo(costOf(order), 2)))
const unpaid = (order: Order) => rest(exact(order.localizedCost), exact(order.receivedAmount))

const counted = ({ payments }: Order): readonly Payment[] =>
  payments.filter(({ late, paymentType }) => !late && paymentType !== "fromOverpay")
/** Calculates a sum for each currency that was paid in. */
const paid = (order: Order): readonly Exact[] => {
  const currencies = [...new Set(counted(order).map(({ currencyId }) => currencyId))]
  return currencies.map((currency) =>
    sum(counted(order).flatMap(({ currencyId, amount }) => (currencyId === currency ? [exact(amount)] : []))),
  )
}
const remainderWorth = (all: Answers, of: readonly string[]) => {
  const { amount, currencyId } = orderBy(all, of).remainder!
  return times(exact(amount), rateOf(all, currencyId))
}

const methodBy = ({ methods }: Answers, of: readonly string[]) =>
  Object.entries(methods)
    .filter(([id]) => of.includes(id))
    .flatMap(([, list]) => list.flatMap(({ items }) => items))
    .find(({ paymentType, currencyId }) => of.includes(`${paymentType}/${currencyId}`))!

/** Finds the nearest power whose cost the method accepts. The power changes by the same ratio as the amount up to the method's limit. */
const fixedPower = (all: Answers, of: readonly string[]): Exact => {
  const [item] = orderBy(all, of).items
  const { amount, min, max } = methodBy(all, of)
  const isBelow = isLess(exact(amount), exact(min))
  const steps = ratio(times(exact(item.quantity), exact(isBelow ? min : max)), times(exact(amount), exact(item.step)))
  return times(roundedTo(steps, 0, isBelow ? "up" : "down"), exact(item.step))
}
const fixedCost = (all: Answers, of: readonly string[]): Exact => {
  const order = orderBy(all, of)
  const cost = times(fixedPower(all, of), exact(order.items[0].localizedToPayAmount))
  return isLess(cost, costOf(order)) ? minus(costOf(order), cost) : minus(cost, costOf(order))
}

export const orders: Oracle = {
  "invoice.amount": by(({ invoice }) => exact(invoice!.amount)),
  "invoice.due": by(({ invoice }) => exact(invoice!.remainAmount)),
  "invoice.dueWithFee": by(({ invoice }) => exact(invoice!.remainAmount)),
  "method.due": (all, of) => exact(methodBy(all, of).amount),
  "method.fixCost": fixedCost,
  "method.fixPower": fixedPower,
  "method.highest": (all, of) => exact(methodBy(all, of).max),
  "method.lowest": (all, of) => exact(methodBy(all, of).min),
  "method.worth": by(costOf),
  "order.available": by((_, item) => exact(item.availableQuantity)),
  "order.bonus": by(({ bonus, bonusOffer }) => exact((bonusOffer ?? bonus)!.quantity)),
  "order.cost": by(costOf),
  "order.costBefore": by(before),
  "order.costOrdered": by(({ localizedCost }) => exact(localizedCost)),
  "order.credit": by(({ credits }) => credits.map(({ amount }) => exact(amount))),
  "order.discount": by(discount),
  "order.discountPercent": by(({ discountPercent }) => exact(discountPercent)),
  "order.least": by((_, item) => exact(item.minValue)),
  "order.overpaid": by(({ localizedCost, receivedAmount }) => rest(exact(receivedAmount), exact(localizedCost))),
  "order.overpaymentSpent": by((order) => minus(costOf(order), exact(order.localizedCost))),
  "order.paid": by(paid),
  "order.power": by(power),
  "order.powerAccepted": by((_, item) => exact(item.acceptedQuantity)),
  "order.powerOrdered": by((_, item) => exact(item.quantity)),
  "order.received": by(({ receivedAmount }) => exact(receivedAmount)),
  "order.remainder": by(({ remainder }) => exact(remainder!.amount)),
  "order.remainderWorth": remainderWorth,
  "order.step": by((_, item) => exact(item.step)),
  "order.unitPrice": by((_, item) => exact(item.localizedAmount)),
  "order.unpaid": by(unpaid),
  "order.waived": by(({ tolerance }) => exact(tolerance!.amount)),
  "payment.amount": (all, of) =>
    exact(all.orders.flatMap(({ payments }) => payments).find(({ id }) => of.includes(id))!.amount),
  "payment.counted": (all, of) => {
    const order = all.orders.find(({ payments }) => payments.some(({ id }) => of.includes(id)))!
    return exact(order.receivedAmount)
  },
}

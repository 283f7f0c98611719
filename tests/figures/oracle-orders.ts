import type { Answers, Order, OrderItem, Payment } from "./answers.ts"
import { exact, isLess, minus, negative, plus, ratio, rest, roundedTo, sum, times, whole, type Exact } from "./exact.ts"
import type { Oracle } from "./oracle-shop.ts"
import { costOf, rateOf } from "./oracle-sums.ts"

const orderBy = ({ orders }: Answers, owners: readonly string[]): Order => orders.find(({ id }) => owners.includes(id))!
const by =
  (read: (order: Order, item: OrderItem) => Exact | readonly Exact[]) => (all: Answers, owners: readonly string[]) => {
    const order = orderBy(all, owners)
    return read(order, order.items[0])
  }

const isAccepted = ({ state }: Order, { acceptedQuantity }: OrderItem) =>
  state === "Completed" && isLess(whole(0), exact(acceptedQuantity))
const power = (order: Order, item: OrderItem) =>
  isAccepted(order, item)
    ? plus(exact(item.acceptedQuantity), exact(order.bonus?.quantity ?? "0"))
    : exact(item.quantity)

/** Calculates the cost before the discount. The cost of a partly bought order is that of the bought part. */
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
/** Calculates the sum of the payments in each currency. */
const paid = (order: Order): readonly Exact[] => {
  const currencies = [...new Set(counted(order).map(({ currencyId }) => currencyId))]
  return currencies.map((currency) =>
    sum(counted(order).flatMap(({ currencyId, amount }) => (currencyId === currency ? [exact(amount)] : []))),
  )
}
const remainderWorth = (all: Answers, owners: readonly string[]) => {
  const { amount, currencyId } = orderBy(all, owners).remainder!
  return times(exact(amount), rateOf(all, currencyId))
}

const methodBy = ({ methods }: Answers, owners: readonly string[]) =>
  Object.entries(methods)
    .filter(([id]) => owners.includes(id))
    .flatMap(([, list]) => list.flatMap(({ items }) => items))
    .find(({ paymentType, currencyId }) => owners.includes(`${paymentType}/${currencyId}`))!

/** Finds the nearest power whose cost the method accepts. The power changes by the same ratio as the amount up to the method's limit. */
const fixedPower = (all: Answers, owners: readonly string[]): Exact => {
  const [item] = orderBy(all, owners).items
  const { amount, min, max } = methodBy(all, owners)
  const isBelow = isLess(exact(amount), exact(min))
  const steps = ratio(times(exact(item.quantity), exact(isBelow ? min : max)), times(exact(amount), exact(item.step)))
  return times(roundedTo(steps, 0, isBelow ? "up" : "down"), exact(item.step))
}
const fixedCost = (all: Answers, owners: readonly string[]): Exact => {
  const order = orderBy(all, owners)
  const cost = times(fixedPower(all, owners), exact(order.items[0].localizedToPayAmount))
  return isLess(cost, costOf(order)) ? minus(costOf(order), cost) : minus(cost, costOf(order))
}

export const orders: Oracle = {
  "invoice.amount": by(({ invoice }) => exact(invoice!.amount)),
  "invoice.due": by(({ invoice }) => exact(invoice!.remainAmount)),
  "invoice.dueWithFee": by(({ invoice }) => exact(invoice!.remainAmount)),
  "method.due": (all, owners) => exact(methodBy(all, owners).amount),
  "method.fixCost": fixedCost,
  "method.fixPower": fixedPower,
  "method.highest": (all, owners) => exact(methodBy(all, owners).max),
  "method.lowest": (all, owners) => exact(methodBy(all, owners).min),
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
  "payment.amount": (all, owners) =>
    exact(all.orders.flatMap(({ payments }) => payments).find(({ id }) => owners.includes(id))!.amount),
  "payment.counted": (all, owners) => {
    const order = all.orders.find(({ payments }) => payments.some(({ id }) => owners.includes(id)))!
    return exact(order.receivedAmount)
  },
}

import type { Answers, Coin, ContractDetails, Order, Product } from "./answers.ts"
import * as estimate from "./estimates.ts"
import type { Purchase } from "./estimates.ts"
import { exact, minus, percentOf, plus, ratio, roundedTo, times, whole, type Exact } from "./exact.ts"
import { costOf, earnedBy, orderOf } from "./oracle-sums.ts"

export type Oracle = Readonly<Record<string, (all: Answers, owners: readonly string[]) => Exact | readonly Exact[]>>

const day = 86_400_000
const untouched = { passed: 0, paid: whole(0), days: null }

const ofProduct = (product: Product): Purchase => ({
  ...untouched,
  coin: product.currencyId,
  quantity: exact(product.defaultValue),
  cost: times(exact(product.defaultValue), exact(product.localizedToPayAmount)),
  maintenance: exact(product.localizedMaintenanceCostTh),
  months: product.duration,
  isStakeReturned: product.stakeReturn === "end" && product.duration !== null,
})

const ofOrder = (all: Answers, order: Order): Purchase => {
  const [item] = order.items
  const product = ofProduct(all.products.find(({ id }) => id === item.productId)!)
  const bought = exact(order.state === "Completed" ? item.acceptedQuantity : item.quantity)
  const quantity = order.state === "Completed" && order.bonus ? plus(bought, exact(order.bonus.quantity)) : bought
  return { ...product, quantity, cost: costOf(order) }
}

const ofContract = (all: Answers, details: ContractDetails): Purchase => {
  const { contract } = details
  const start = Date.parse(contract.startDate)
  const order = ofOrder(all, orderOf(all, details))
  return {
    ...order,
    quantity: exact(contract.quantity),
    months: contract.endDate === null ? null : 12,
    passed: Math.floor((all.now - start) / day),
    paid: earnedBy(all, details),
    days: contract.endDate === null ? null : Math.floor((Date.parse(contract.endDate) - start) / day),
  }
}

export const productOf = ({ products }: Answers, owners: readonly string[]): Product =>
  products.find(({ id }) => owners.includes(id))!
export const contractOf = ({ contracts }: Answers, owners: readonly string[]): ContractDetails =>
  contracts.find(({ contract }) => owners.includes(contract.id))!

/** Returns the purchase of the first owner: a contract, an order, or a product's default quantity. */
const purchaseOf = (all: Answers, owners: readonly string[]): Purchase => {
  const contract = all.contracts.find(({ contract: { id } }) => owners.includes(id))
  if (contract) return ofContract(all, contract)
  const order = all.orders.find(({ id }) => owners.includes(id))
  return order ? ofOrder(all, order) : ofProduct(productOf(all, owners))
}
const miningOf = (all: Answers, { coin }: { readonly coin: Coin }) => all.mining[coin]
const termOf = ({ months }: Purchase) => estimate.daysOf(months ?? 12)

/** Calculates the amount at the end, or by a month of the table. The table excludes a stake. */
const backAt = (as: estimate.Price) => (all: Answers, owners: readonly string[]) => {
  const purchase = purchaseOf(all, owners)
  const mining = miningOf(all, purchase)
  const last = estimate.lastDay(purchase, mining)
  const month = /^\d+$/.test(owners.at(-1) ?? "") ? Number(owners.at(-1)) : null
  if (month !== null) return estimate.backBy(purchase, mining, as, Math.min(estimate.daysOf(month), last))
  return plus(estimate.backBy(purchase, mining, as, last), estimate.stakeWorth(purchase, mining, as))
}
const inCoin = (amount: Exact, all: Answers, owners: readonly string[]) =>
  ratio(amount, exact(miningOf(all, purchaseOf(all, owners)).rate))
const sumOf = (purchase: Purchase, all: Answers, what: "net" | "gross", until = termOf(purchase)) =>
  estimate.sumUntil(purchase, miningOf(all, purchase), { as: "asToday", what, until })

const by = (read: (purchase: Purchase, all: Answers) => Exact) => (all: Answers, owners: readonly string[]) =>
  read(purchaseOf(all, owners), all)
const first = (purchase: Purchase, all: Answers) => estimate.firstDay(purchase, miningOf(all, purchase))
const stake = (purchase: Purchase, all: Answers) => estimate.stakeWorth(purchase, miningOf(all, purchase), "asToday")
const fees = (purchase: Purchase, all: Answers) => minus(sumOf(purchase, all, "gross"), sumOf(purchase, all, "net"))
const each = (read: (purchase: Purchase, all: Answers) => Exact) =>
  by((purchase, all) => ratio(read(purchase, all), purchase.quantity))
/** Returns a value with both signs, because a sentence contains the word "less" instead of a minus. */
const either = (value: Exact): readonly Exact[] => [value, minus(whole(0), value)]
const aboveCost = (as: estimate.Price, all: Answers, owners: readonly string[]) =>
  minus(roundedTo(backAt(as)(all, owners), 2), roundedTo(purchaseOf(all, owners).cost, 2))
const listCost = (all: Answers, owners: readonly string[]) =>
  times(purchaseOf(all, owners).quantity, exact(productOf(all, owners).localizedAmount))
const ofDay = ({ quantity, maintenance }: Purchase) => times(quantity, maintenance)
const perFee = (product: Product, daily: string) => times(exact(daily), whole(product.currencyId === "eth" ? 30 : 1))
const product =
  (read: (product: Product, owners: readonly string[]) => Exact) => (all: Answers, owners: readonly string[]) =>
    read(productOf(all, owners), owners)
const oldFee = ({ oldlocalizedMaintenanceCostTh: old, localizedMaintenanceCostTh: now }: Product) => old ?? now

export const shop: Oracle = {
  "product.bonus": product(({ bonusSteps }, owners) =>
    exact(bonusSteps.find(({ from }) => owners.includes(from))!.quantity),
  ),
  "product.bonusFrom": product((_, owners) => exact(owners.at(-1)!)),
  "product.discountPercent": (all, owners) =>
    exact((all.orders.find(({ id }) => owners.includes(id)) ?? productOf(all, owners)).discountPercent),
  "product.entry": product(({ min, localizedToPayAmount }) => times(exact(min), exact(localizedToPayAmount))),
  "product.highest": product(({ max }) => exact(max)),
  "product.lowest": product(({ min }) => exact(min)),
  "product.maintenance": product((one) => perFee(one, one.localizedMaintenanceCostTh)),
  "product.maintenanceBefore": product((one) => perFee(one, oldFee(one))),
  "product.maintenanceThousand": product((one) => times(perFee(one, one.localizedMaintenanceCostTh), whole(1000))),
  "product.maintenanceThousandBefore": product((one) => times(perFee(one, oldFee(one)), whole(1000))),
  "product.price": product(({ localizedToPayAmount }) => exact(localizedToPayAmount)),
  "product.priceBefore": product(({ localizedAmount }) => exact(localizedAmount)),
  "purchase.asToday": backAt("asToday"),
  "purchase.blockReward": by((purchase, all) => exact(miningOf(all, purchase).blockReward!)),
  "purchase.brings": (all, owners) => inCoin(backAt("asToday")(all, owners), all, owners),
  "purchase.buys": (all, owners) => inCoin(purchaseOf(all, owners).cost, all, owners),
  "purchase.equalGrowth": by((purchase, all) => estimate.equalGrowth(purchase, miningOf(all, purchase))),
  "purchase.cost": by(({ cost }) => cost),
  "purchase.costBefore": listCost,
  "purchase.discount": (all, owners) =>
    minus(roundedTo(purchaseOf(all, owners).cost, 2), roundedTo(listCost(all, owners), 2)),
  "purchase.day": by((purchase, all) => first(purchase, all).net),
  "purchase.feeShare": by((purchase, all) => percentOf(fees(purchase, all), sumOf(purchase, all, "gross"))),
  "purchase.fees": by((purchase, all) => minus(first(purchase, all).gross, first(purchase, all).net)),
  "purchase.higher": backAt("higher"),
  "purchase.lower": backAt("lower"),
  "purchase.maintenance": by(ofDay),
  "purchase.maintenanceFee": by((one) => times(ofDay(one), whole(one.coin === "eth" ? 30 : 1))),
  "purchase.more": by((purchase, all) => {
    const mining = miningOf(all, purchase)
    const back = plus(
      estimate.backBy(purchase, mining, "asToday", termOf(purchase)),
      estimate.stakeWorth(purchase, mining, "asToday"),
    )
    return minus(roundedTo(back, 2), roundedTo(purchase.cost, 2))
  }),
  "purchase.month": by((purchase, all) => sumOf(purchase, all, "net", 30)),
  "purchase.paidBack": by((purchase, all) =>
    percentOf(plus(sumOf(purchase, all, "net"), stake(purchase, all)), purchase.cost),
  ),
  "purchase.paidBackLower": (all, owners) => percentOf(backAt("lower")(all, owners), purchaseOf(all, owners).cost),
  "purchase.payout": by((purchase, all) => estimate.payoutOf(purchase, miningOf(all, purchase), 0)),
  "purchase.power": by(({ quantity }) => quantity),
  "purchase.serviceFee": by((purchase, all) => exact(miningOf(all, purchase).serviceFee)),
  "purchase.stakeWorth": by(stake),
  "purchase.term": by((purchase, all) => sumOf(purchase, all, "net")),
  "purchase.validatorPart": by(({ quantity }) => percentOf(quantity, whole(32))),
  "stake.earned": by((purchase, all) => {
    const mining = miningOf(all, purchase)
    return ratio(estimate.backBy(purchase, mining, "asToday", estimate.lastDay(purchase, mining)), exact(mining.rate))
  }),
  "stake.earnedWorth": (all, owners) =>
    minus(roundedTo(backAt("asToday")(all, owners), 2), roundedTo(stake(purchaseOf(all, owners), all), 2)),
  "stake.end": (all, owners) => inCoin(backAt("asToday")(all, owners), all, owners),
  "stake.more": (all, owners) => either(aboveCost("asToday", all, owners)),
  "stake.moreLower": (all, owners) => either(aboveCost("lower", all, owners)),
  "stake.fee": product(({ stakeFee }) => exact(stakeFee!)),
  "stake.premium": (all, owners) =>
    percentOf(
      minus(exact(productOf(all, owners).localizedToPayAmount), exact(all.mining.eth2.rate)),
      exact(all.mining.eth2.rate),
    ),
  "stake.yearlyYield": (all) => exact(all.mining.eth2.yearlyYield!),
  "unit.back": each((purchase, all) => plus(sumOf(purchase, all, "net"), stake(purchase, all))),
  "unit.fees": each(fees),
  "unit.more": (all, owners) =>
    either(
      minus(
        roundedTo(each((one, known) => plus(sumOf(one, known, "net"), stake(one, known)))(all, owners), 2),
        roundedTo(exact(productOf(all, owners).localizedToPayAmount), 2),
      ),
    ),
  "unit.payouts": each((purchase, all) => sumOf(purchase, all, "gross")),
  "contract.end": backAt("asToday"),
  "contract.stakeWorth": by(stake),
  /** The difference of the rounded amounts that the page shows next to it, so that the figures add up. */
  "contract.stillExpected": (all, owners) => {
    const purchase = purchaseOf(all, owners)
    const mining = miningOf(all, purchase)
    const [end, stake] = [backAt("asToday")(all, owners), estimate.stakeWorth(purchase, mining, "asToday")]
    return minus(minus(roundedTo(end, 2), roundedTo(purchase.paid, 2)), roundedTo(stake, 2))
  },
  "contract.earned": by(({ paid }) => paid),
}

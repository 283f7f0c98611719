import * as estimate from "./estimates.ts"
import type { Purchase } from "./estimates.ts"
import {
  parseFraction,
  subtract,
  percentOf,
  add,
  divide,
  roundTo,
  multiply,
  toFraction,
  type Fraction,
} from "./fraction.ts"
import { costOf, earnedBy, orderOf } from "./oracle-sums.ts"
import type { Responses, Coin, ContractDetails, Order, Product } from "./responses.ts"

export type Oracle = Readonly<
  Record<string, (responses: Responses, owners: readonly string[]) => Fraction | readonly Fraction[]>
>

const day = 86_400_000
const untouched = { passed: 0, paid: toFraction(0), days: null }

const purchaseOfProduct = (product: Product): Purchase => ({
  ...untouched,
  coin: product.currencyId,
  quantity: parseFraction(product.defaultValue),
  cost: multiply(parseFraction(product.defaultValue), parseFraction(product.localizedToPayAmount)),
  maintenance: parseFraction(product.localizedMaintenanceCostTh),
  months: product.duration,
  isStakeReturned: product.stakeReturn === "end" && product.duration !== null,
})

const purchaseOfOrder = (responses: Responses, order: Order): Purchase => {
  const [item] = order.items
  const product = purchaseOfProduct(responses.products.find(({ id }) => id === item.productId)!)
  const bought = parseFraction(order.state === "Completed" ? item.acceptedQuantity : item.quantity)
  const quantity =
    order.state === "Completed" && order.bonus ? add(bought, parseFraction(order.bonus.quantity)) : bought
  return { ...product, quantity, cost: costOf(order) }
}

const purchaseOfContract = (responses: Responses, details: ContractDetails): Purchase => {
  const { contract } = details
  const start = Date.parse(contract.startDate)
  const order = purchaseOfOrder(responses, orderOf(responses, details))
  return {
    ...order,
    quantity: parseFraction(contract.quantity),
    months: contract.endDate === null ? null : 12,
    passed: Math.floor((responses.now - start) / day),
    paid: earnedBy(responses, details),
    days: contract.endDate === null ? null : Math.floor((Date.parse(contract.endDate) - start) / day),
  }
}

export const productOf = ({ products }: Responses, owners: readonly string[]): Product =>
  products.find(({ id }) => owners.includes(id))!
export const contractOf = ({ contracts }: Responses, owners: readonly string[]): ContractDetails =>
  contracts.find(({ contract }) => owners.includes(contract.id))!

/** Returns the purchase of the first owner: a contract, an order, or a product's default quantity. */
const purchaseOf = (responses: Responses, owners: readonly string[]): Purchase => {
  const contract = responses.contracts.find(({ contract: { id } }) => owners.includes(id))
  if (contract) return purchaseOfContract(responses, contract)
  const order = responses.orders.find(({ id }) => owners.includes(id))
  return order ? purchaseOfOrder(responses, order) : purchaseOfProduct(productOf(responses, owners))
}
const miningOf = (responses: Responses, { coin }: { readonly coin: Coin }) => responses.mining[coin]
const termOf = ({ months }: Purchase) => estimate.daysOf(months ?? 12)

/** Calculates the amount at the end, or by a month of the table. The table excludes a stake. */
const backAt = (as: estimate.PriceScenario) => (responses: Responses, owners: readonly string[]) => {
  const purchase = purchaseOf(responses, owners)
  const mining = miningOf(responses, purchase)
  const last = estimate.lastDay(purchase, mining)
  const month = /^\d+$/.test(owners.at(-1) ?? "") ? Number(owners.at(-1)) : null
  if (month !== null) return estimate.backBy(purchase, mining, as, Math.min(estimate.daysOf(month), last))
  return add(estimate.backBy(purchase, mining, as, last), estimate.stakeWorth(purchase, mining, as))
}
const inCoin = (amount: Fraction, responses: Responses, owners: readonly string[]) =>
  divide(amount, parseFraction(miningOf(responses, purchaseOf(responses, owners)).rate))
const sumOf = (purchase: Purchase, responses: Responses, what: "net" | "gross", until = termOf(purchase)) =>
  estimate.sumUntil(purchase, miningOf(responses, purchase), { as: "asToday", what, until })

const forPurchase =
  (read: (purchase: Purchase, responses: Responses) => Fraction) => (responses: Responses, owners: readonly string[]) =>
    read(purchaseOf(responses, owners), responses)
const first = (purchase: Purchase, responses: Responses) => estimate.firstDay(purchase, miningOf(responses, purchase))
const stake = (purchase: Purchase, responses: Responses) =>
  estimate.stakeWorth(purchase, miningOf(responses, purchase), "asToday")
const fees = (purchase: Purchase, responses: Responses) =>
  subtract(sumOf(purchase, responses, "gross"), sumOf(purchase, responses, "net"))
const perUnit = (read: (purchase: Purchase, responses: Responses) => Fraction) =>
  forPurchase((purchase, responses) => divide(read(purchase, responses), purchase.quantity))
/** Returns a value with both signs, because a sentence contains the word "less" instead of a minus. */
const either = (value: Fraction): readonly Fraction[] => [value, subtract(toFraction(0), value)]
const aboveCost = (as: estimate.PriceScenario, responses: Responses, owners: readonly string[]) =>
  subtract(roundTo(backAt(as)(responses, owners), 2), roundTo(purchaseOf(responses, owners).cost, 2))
const listCost = (responses: Responses, owners: readonly string[]) =>
  multiply(purchaseOf(responses, owners).quantity, parseFraction(productOf(responses, owners).localizedAmount))
const ofDay = ({ quantity, maintenance }: Purchase) => multiply(quantity, maintenance)
const perFee = (product: Product, daily: string) =>
  multiply(parseFraction(daily), toFraction(product.currencyId === "eth" ? 30 : 1))
const product =
  (read: (product: Product, owners: readonly string[]) => Fraction) =>
  (responses: Responses, owners: readonly string[]) =>
    read(productOf(responses, owners), owners)
const oldFee = ({ oldlocalizedMaintenanceCostTh: old, localizedMaintenanceCostTh: now }: Product) => old ?? now

export const shop: Oracle = {
  "product.bonus": product(({ bonusSteps }, owners) =>
    parseFraction(bonusSteps.find(({ from }) => owners.includes(from))!.quantity),
  ),
  "product.bonusFrom": product((_, owners) => parseFraction(owners.at(-1)!)),
  "product.discountPercent": (responses, owners) =>
    parseFraction(
      (responses.orders.find(({ id }) => owners.includes(id)) ?? productOf(responses, owners)).discountPercent,
    ),
  "product.entry": product(({ min, localizedToPayAmount }) =>
    multiply(parseFraction(min), parseFraction(localizedToPayAmount)),
  ),
  "product.highest": product(({ max }) => parseFraction(max)),
  "product.lowest": product(({ min }) => parseFraction(min)),
  "product.maintenance": product((one) => perFee(one, one.localizedMaintenanceCostTh)),
  "product.maintenanceBefore": product((one) => perFee(one, oldFee(one))),
  "product.maintenanceThousand": product((one) =>
    multiply(perFee(one, one.localizedMaintenanceCostTh), toFraction(1000)),
  ),
  "product.maintenanceThousandBefore": product((one) => multiply(perFee(one, oldFee(one)), toFraction(1000))),
  "product.price": product(({ localizedToPayAmount }) => parseFraction(localizedToPayAmount)),
  "product.priceBefore": product(({ localizedAmount }) => parseFraction(localizedAmount)),
  "purchase.asToday": backAt("asToday"),
  "purchase.blockReward": forPurchase((purchase, responses) =>
    parseFraction(miningOf(responses, purchase).blockReward!),
  ),
  "purchase.brings": (responses, owners) => inCoin(backAt("asToday")(responses, owners), responses, owners),
  "purchase.buys": (responses, owners) => inCoin(purchaseOf(responses, owners).cost, responses, owners),
  "purchase.equalGrowth": forPurchase((purchase, responses) =>
    estimate.equalGrowth(purchase, miningOf(responses, purchase)),
  ),
  "purchase.cost": forPurchase(({ cost }) => cost),
  "purchase.costBefore": listCost,
  "purchase.discount": (responses, owners) =>
    subtract(roundTo(purchaseOf(responses, owners).cost, 2), roundTo(listCost(responses, owners), 2)),
  "purchase.day": forPurchase((purchase, responses) => first(purchase, responses).net),
  "purchase.feeShare": forPurchase((purchase, responses) =>
    percentOf(fees(purchase, responses), sumOf(purchase, responses, "gross")),
  ),
  "purchase.fees": forPurchase((purchase, responses) =>
    subtract(first(purchase, responses).gross, first(purchase, responses).net),
  ),
  "purchase.higher": backAt("higher"),
  "purchase.lower": backAt("lower"),
  "purchase.maintenance": forPurchase(ofDay),
  "purchase.maintenanceFee": forPurchase((one) => multiply(ofDay(one), toFraction(one.coin === "eth" ? 30 : 1))),
  "purchase.more": forPurchase((purchase, responses) => {
    const mining = miningOf(responses, purchase)
    const back = add(
      estimate.backBy(purchase, mining, "asToday", termOf(purchase)),
      estimate.stakeWorth(purchase, mining, "asToday"),
    )
    return subtract(roundTo(back, 2), roundTo(purchase.cost, 2))
  }),
  "purchase.month": forPurchase((purchase, responses) => sumOf(purchase, responses, "net", 30)),
  "purchase.paidBack": forPurchase((purchase, responses) =>
    percentOf(add(sumOf(purchase, responses, "net"), stake(purchase, responses)), purchase.cost),
  ),
  "purchase.paidBackLower": (responses, owners) =>
    percentOf(backAt("lower")(responses, owners), purchaseOf(responses, owners).cost),
  "purchase.payout": forPurchase((purchase, responses) =>
    estimate.payoutOf(purchase, miningOf(responses, purchase), 0),
  ),
  "purchase.power": forPurchase(({ quantity }) => quantity),
  "purchase.serviceFee": forPurchase((purchase, responses) => parseFraction(miningOf(responses, purchase).serviceFee)),
  "purchase.stakeWorth": forPurchase(stake),
  "purchase.term": forPurchase((purchase, responses) => sumOf(purchase, responses, "net")),
  "purchase.validatorPart": forPurchase(({ quantity }) => percentOf(quantity, toFraction(32))),
  "stake.earned": forPurchase((purchase, responses) => {
    const mining = miningOf(responses, purchase)
    return divide(
      estimate.backBy(purchase, mining, "asToday", estimate.lastDay(purchase, mining)),
      parseFraction(mining.rate),
    )
  }),
  "stake.earnedWorth": (responses, owners) =>
    subtract(
      roundTo(backAt("asToday")(responses, owners), 2),
      roundTo(stake(purchaseOf(responses, owners), responses), 2),
    ),
  "stake.end": (responses, owners) => inCoin(backAt("asToday")(responses, owners), responses, owners),
  "stake.more": (responses, owners) => either(aboveCost("asToday", responses, owners)),
  "stake.moreLower": (responses, owners) => either(aboveCost("lower", responses, owners)),
  "stake.fee": product(({ stakeFee }) => parseFraction(stakeFee!)),
  "stake.premium": (responses, owners) =>
    percentOf(
      subtract(
        parseFraction(productOf(responses, owners).localizedToPayAmount),
        parseFraction(responses.mining.eth2.rate),
      ),
      parseFraction(responses.mining.eth2.rate),
    ),
  "stake.yearlyYield": (responses) => parseFraction(responses.mining.eth2.yearlyYield!),
  "unit.back": perUnit((purchase, responses) => add(sumOf(purchase, responses, "net"), stake(purchase, responses))),
  "unit.fees": perUnit(fees),
  "unit.more": (responses, owners) =>
    either(
      subtract(
        roundTo(perUnit((one, known) => add(sumOf(one, known, "net"), stake(one, known)))(responses, owners), 2),
        roundTo(parseFraction(productOf(responses, owners).localizedToPayAmount), 2),
      ),
    ),
  "unit.payouts": perUnit((purchase, responses) => sumOf(purchase, responses, "gross")),
  "contract.end": backAt("asToday"),
  "contract.stakeWorth": forPurchase(stake),
  /** The difference of the rounded amounts that the page shows next to it, so that the figures add up. */
  "contract.stillExpected": (responses, owners) => {
    const purchase = purchaseOf(responses, owners)
    const mining = miningOf(responses, purchase)
    const [end, stake] = [backAt("asToday")(responses, owners), estimate.stakeWorth(purchase, mining, "asToday")]
    return subtract(subtract(roundTo(end, 2), roundTo(purchase.paid, 2)), roundTo(stake, 2))
  },
  "contract.earned": forPurchase(({ paid }) => paid),
}

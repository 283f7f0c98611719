import { expect } from "vitest"
import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { estimateContract } from "#domain/cabinet/contract-estimate.ts"
import type { Product } from "#domain/shared/product.ts"
import { estimatePurchase, createDefaultScenario, type Estimate } from "#domain/shop/estimate.ts"
import { calculatePaybackFan, type PaybackFan } from "#domain/shop/payback-fan.ts"
import { estimateUnit } from "#domain/shop/unit-estimate.ts"
import * as oracle from "./oracle.ts"
import { units, type Purchased } from "./purchases.ts"
import type { Terms } from "./terms.ts"

export const term = 365
export const isOpenEnded = ({ purchase }: Purchased): boolean => purchase.offer.duration === null
export const isStake = ({ power }: Purchased): boolean => power.coin === "eth2"

/** Sums up the days from day 1 to day `last` of this purchase. */
const sumsOf = (amountOn: (day: number) => bigint) => (last: number) =>
  oracle.sum(oracle.daysFrom(1, last).map(amountOn))

/** Adds the fees of these days to a sum after fees. Returns the result in the coin. */
const grossOf =
  ({ power }: Purchased, { rate }: Terms) =>
  (net: bigint, days: number) =>
    oracle.inCoin(net + oracle.dollarsADay(power) * BigInt(days), rate)

const expectEstimate = (bought: Purchased, terms: Terms, estimate: Estimate) => {
  const [until, gross] = [sumsOf(oracle.advertised(bought.power, terms.network)), grossOf(bought, terms)]
  const found = {
    payout: units(estimate.payout),
    perDay: gross(units(estimate.perDay), 1),
    perMonth: gross(units(estimate.perMonth), 30),
    perTerm: gross(units(estimate.perTerm), term),
    stake: estimate.stake && oracle.inCoin(units(estimate.stake), terms.rate),
    breakEvenDays: estimate.breakEvenDays,
  }
  const aDay = until(3) - until(2)
  expect(found, bought.name).toEqual({
    payout: aDay,
    perDay: aDay,
    perMonth: until(30),
    perTerm: until(term),
    stake: isStake(bought) ? bought.power.quantity : null,
    breakEvenDays: advertisedBreakEven(bought, terms),
  })
}

/**
 * Calculates the promised day of break-even, or returns null if no day of the term, or of three years for an open-ended
 * contract, covers the cost. The day of a stake is the last day, because its return pays back the cost.
 */
export const advertisedBreakEven = (bought: Purchased, { network, rate }: Terms): number | null => {
  const { power, cost } = bought
  if (isStake(bought)) return term
  const found = oracle.breakEvenAt(power, { cost, rate }, oracle.advertised(power, network))
  return isOpenEnded(bought) || (found !== null && found <= term) ? found : null
}

const expectFan = (bought: Purchased, terms: Terms, fan: PaybackFan) => {
  const [until, gross] = [sumsOf(oracle.advertised(bought.power, terms.network)), grossOf(bought, terms)]
  const { name } = bought
  const points = fan.points.map(({ day, amounts }) => [day, gross(units(amounts.asToday), day)])
  expect(points, name).toEqual(points.map(([day]) => [day, until(Number(day))]))
  const breakEven = advertisedBreakEven(bought, terms)
  expect([fan.paidBackDay, fan.stake && oracle.inCoin(units(fan.stake), terms.rate)], name).toEqual([
    breakEven,
    isStake(bought) ? bought.power.quantity : null,
  ])
  const last = fan.ticks.at(-1)!.day
  if (isOpenEnded(bought)) expect(last, name).toBeGreaterThanOrEqual(breakEven! + 60)
  else expect(last, name).toBe(term)
}

/** Checks the day of the purchase. The order, the calculator, the front page and the introduction for newcomers draw the same fan. */
export const expectPurchase = (bought: Purchased, terms: Terms): void => {
  const { purchase } = bought
  const { mining } = terms
  expectEstimate(bought, terms, estimatePurchase(purchase, mining, createDefaultScenario(mining))!)
  expectFan(bought, terms, calculatePaybackFan(purchase, mining, createDefaultScenario(mining))!)
}

/** Checks the figures for one unit in the product list and on the front page. The product's default quantity determines these figures. */
export const expectUnit = (bought: Purchased, terms: Terms, product: Product): void => {
  const { power, cost } = bought
  const until = sumsOf(oracle.advertised(power, terms.network))
  const unit = estimateUnit(product, terms.mining)!
  const ofAll = (amount: typeof unit.paidBackAmount) => (units(amount) * power.quantity) / 10n ** 8n
  const stake = isStake(bought) ? power.quantity : 0n
  const fees = oracle.dollarsADay(power) * BigInt(term)
  expect(
    [oracle.inCoin(ofAll(unit.payouts), terms.rate), oracle.inCoin(ofAll(unit.paidBackAmount) + fees, terms.rate)],
    bought.name,
  ).toEqual([until(term), until(term) + stake])
  expect(unit.breakEvenDays, bought.name).toBe(advertisedBreakEven(bought, terms))
  const back = ((until(term) + stake) * terms.rate) / 10n ** 8n - fees
  // The percentage has one decimal, so rounding changes it by up to half of that.
  const tenths = units(unit.paidBack) / 10n ** 7n
  const off = tenths * cost - back * 1000n
  expect(2n * (off < 0n ? -off : off) <= cost + 2000n, bought.name).toBe(true)
}

/** Checks a running contract: the payouts that its page still expects at the current network and price, to the cent. */
export const expectContract = (bought: Purchased, terms: Terms, details: ContractDetails, passed: number): void => {
  const { power, name } = bought
  const outlook = estimateContract(details, terms.mining, {
    passedDays: passed,
    totalDays: isOpenEnded(bought) ? null : term,
  })!
  const { fan } = outlook
  const last = fan.ticks.at(-1)!.day
  const advertised = oracle.advertised(power, terms.network, passed)
  const ahead = oracle.daysFrom(passed + 1, last)
  const expected = oracle.sum(ahead.map(advertised))
  const net = units(fan.points.at(-1)!.amounts.asToday) - units(details.equivalentNet.amount)
  expect(grossOf(bought, terms)(net, ahead.length), name).toBe(expected)
  // The page rounds the end, the earned amount and a stake to the cent before it adds them, so each may change the sum by half a cent.
  const halfCents = isStake(bought) ? 3n : 2n
  const off = (units(outlook.expected) - net) * 2n
  const most = halfCents * 10n ** 6n
  expect(off <= most && off >= -most, name).toBe(true)
  expect(fan.stake && oracle.inCoin(units(fan.stake), terms.rate), name).toBe(isStake(bought) ? power.quantity : null)
}

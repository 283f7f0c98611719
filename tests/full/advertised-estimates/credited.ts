import { expect } from "vitest"
import { coinRate } from "#sandbox/rules/rates.ts"
import * as oracle from "./oracle.ts"
import type { Purchased } from "./purchases.ts"
import { isOpenEnded, isStake, advertisedBreakEven, term } from "./screens.ts"
import type { networksOf, Terms } from "./terms.ts"

/** The sandbox's default seed. */
const seed = 1
const day = 86_400_000

export const paidCoin = ({ power }: Pick<Purchased, "power">) => (power.coin === "btc" ? "btc" : "eth")
export const lastDayOf = (bought: Purchased): number => (isOpenEnded(bought) ? Infinity : term)

/** Calculates the required payout and maintenance of each day of a contract, at the network and price of that day. */
export const creditOf = ({ power }: Purchased, start: number, networkAt: ReturnType<typeof networksOf>) => ({
  payoutOn: (passed: number) => oracle.payoutAt(power, passed, networkAt(power.coin, start + passed * day)),
  feeOn: (passed: number) => oracle.feeAt(power, coinRate(seed, paidCoin({ power }), start + passed * day)),
})
type Credit = ReturnType<typeof creditOf>

const distance = (one: bigint, other: bigint): bigint => (one < other ? other - one : one - other)

/**
 * The limit for a fee's change in 1/10,000. The price swings by up to one percent at the purchase and again on the day,
 * and a fee is rounded up.
 */
const priceLimit = 210n

/**
 * Lists the days on which a payout or a fee differs from the promise by more than the swings allow. A stake has no
 * swing, so its payouts must equal the promise.
 */
const daysBeyond = (bought: Purchased, { network, rate }: Terms, { payoutOn, feeOn }: Credit, last: number) => {
  const advertisedOn = oracle.advertised(bought.power, network)
  const fee = oracle.feeAt(bought.power, rate)
  const limitOf = (passed: number) =>
    isStake(bought) ? 0n : (advertisedOn(passed) * oracle.swingLimit(passed)) / 10_000n + 1n
  return oracle
    .daysFrom(1, last)
    .filter(
      (passed) =>
        distance(payoutOn(passed), advertisedOn(passed)) > limitOf(passed) ||
        distance(feeOn(passed), fee) > (fee * priceLimit) / 10_000n + 1n,
    )
}

/**
 * Checks the day on which the payouts cover the cost at the price of the purchase. The day must be between the days for
 * the smallest and the largest possible swing.
 */
const expectBreakEven = (bought: Purchased, terms: Terms, { payoutOn }: Credit) => {
  const { power, cost, name } = bought
  const advertisedOn = oracle.advertised(power, terms.network)
  const swung = (sign: bigint) => (passed: number) =>
    (advertisedOn(passed) * (10_000n + sign * oracle.swingLimit(passed))) / 10_000n
  const [first, found, last] = [swung(1n), payoutOn, swung(-1n)].map((payoutOf) =>
    oracle.breakEvenAt(power, { cost, rate: terms.rate }, payoutOf),
  )
  expect(
    [first! <= found!, found! <= last!],
    `${name}: back on day ${found}, promised day ${advertisedBreakEven(bought, terms)}`,
  ).toEqual([true, true])
}

/** Checks a contract after its end: its payouts differ from the promise only by swings, and no swing exceeds its limit. */
export const expectAdvertised = (bought: Purchased, terms: Terms, credit: Credit, passed: number): void => {
  const last = Math.min(passed, lastDayOf(bought))
  expect(daysBeyond(bought, terms, credit, last), `${bought.name}: days beyond a swing`).toEqual([])
  if (isOpenEnded(bought)) expectBreakEven(bought, terms, credit)
}

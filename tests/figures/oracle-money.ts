import { payoutOf, unpaidDays, type Purchase } from "./estimates.ts"
import {
  parseFraction,
  min,
  subtract,
  percentOf,
  add,
  divide,
  subtractToZero,
  roundTo,
  sum,
  multiply,
  toFraction,
  type Fraction,
} from "./fraction.ts"
import { earnedUntil, mined as minedSoFar } from "./oracle-cabinet.ts"
import type { Oracle } from "./oracle-shop.ts"
import { changes, isDone, paidCoin, rateOf, worthOf } from "./oracle-sums.ts"
import type { Responses, Code, ContractDetails } from "./responses.ts"

const day = 86_400_000
type PaidCoin = "btc" | "eth"
const coinIn = (owners: readonly string[]): PaidCoin => (/\bbtc\b/.test(owners.at(-1) ?? "") ? "btc" : "eth")

/**
 * Lists the paid days of a running contract until a time, in periods of thirty days with one difficulty, with their
 * payout before maintenance.
 */
const paidUntil = (responses: Responses, { contract }: ContractDetails, until: number) => {
  const start = Date.parse(contract.startDate)
  const end = contract.endDate === null ? Infinity : Date.parse(contract.endDate)
  const purchase: Purchase = {
    coin: contract.currencyId,
    quantity: parseFraction(contract.quantity),
    cost: toFraction(1),
    maintenance: toFraction(0),
    months: null,
    isStakeReturned: false,
    passed: Math.floor((responses.now - start) / day),
    paid: toFraction(0),
    days: null,
  }
  const last = Math.floor((Math.min(until, end) - start) / day)
  return Array.from({ length: 14 }, (_, month) => {
    const from = Math.max(purchase.passed + month * 30, unpaidDays(purchase))
    const days = Math.max(0, Math.min(last, purchase.passed + (month + 1) * 30) - from)
    return { days: toFraction(days), payout: payoutOf(purchase, responses.mining[contract.currencyId], month) }
  })
}
/** Calculates the daily maintenance in the display currency. */
const maintenanceOf = ({ contract }: ContractDetails): Fraction =>
  multiply(parseFraction(contract.quantity), parseFraction(contract.localizedMaintenanceCostTh))
const daysPaid = (responses: Responses, one: ContractDetails, from: string, to: string): Fraction => {
  const until = (date: string) => sum(paidUntil(responses, one, Date.parse(date)).map(({ days }) => days))
  return subtract(until(to), until(from))
}
/**
 * Calculates the payouts of a running contract until a time. The maintenance is converted to the coin at the current
 * price and rounded up.
 */
const creditedUntil = (responses: Responses, one: ContractDetails, until: number): Fraction => {
  const fee = roundTo(divide(maintenanceOf(one), rateOf(responses, one.contract.currencyId)), 8, "up")
  return sum(paidUntil(responses, one, until).map(({ days, payout }) => multiply(subtract(payout, fee), days)))
}
const forecastMonth = (responses: Responses, coin: PaidCoin, index: number): Fraction => {
  const running = responses.contracts.filter(
    ({ contract }) => contract.state === "Active" && paidCoin(contract.currencyId) === coin,
  )
  const { startDate, endDate } = responses.forecast[coin][index]!
  return sum(
    running.map((one) =>
      subtract(
        creditedUntil(responses, one, Date.parse(endDate)),
        creditedUntil(responses, one, Date.parse(startDate)),
      ),
    ),
  )
}
const signs = { lower: -1, asToday: 0, higher: 1 }
/**
 * Calculates the payouts of all mining contracts so far, plus the expected payouts until a month or the end of the
 * forecast. Each month uses the price at its middle, which changes by half within a year. Maintenance is constant in
 * the display currency.
 */
const minedUntilEnd =
  (as: keyof typeof signs) =>
  (responses: Responses, owners: readonly string[]): Fraction => {
    const last = owners.at(-1)
    const count = last === undefined ? 12 : Number(last)
    const running = responses.contracts.filter(
      ({ contract }) => contract.state === "Active" && contract.currencyId !== "eth2",
    )
    const daysUntil = (date: string) =>
      Math.round((Date.parse(date) - Date.parse(responses.forecast.btc[0]!.startDate)) / day)
    const expected = responses.forecast.btc.slice(0, count).flatMap(({ startDate, endDate }) => {
      const price = {
        numerator: BigInt(1460 + signs[as] * Math.min(daysUntil(startDate) + daysUntil(endDate), 730)),
        denominator: 1460n,
      }
      return running.map((one) => {
        const { currencyId } = one.contract
        const [from, to] = [startDate, endDate].map((date) => Date.parse(date)) as [number, number]
        const credited = subtract(creditedUntil(responses, one, to), creditedUntil(responses, one, from))
        const moved = multiply(
          multiply(maintenanceOf(one), daysPaid(responses, one, startDate, endDate)),
          subtract(price, toFraction(1)),
        )
        return add(multiply(worthOf(responses, paidCoin(currencyId), credited), price), moved)
      })
    })
    return add(minedSoFar(responses), sum(expected))
  }
/** Calculates the maintenance of a month in the display currency. */
const monthlyMaintenance = (responses: Responses, coin: PaidCoin, index: number): Fraction => {
  const { startDate, endDate } = responses.forecast[coin][index]!
  return sum(
    responses.contracts
      .filter(({ contract }) => contract.state === "Active" && paidCoin(contract.currencyId) === coin)
      .map((one) => multiply(maintenanceOf(one), daysPaid(responses, one, startDate, endDate))),
  )
}
/** Calculates the value of a month after the price has changed `count` times by a factor. */
const changedWorth = (responses: Responses, coin: PaidCoin, index: number, factor: string, count = index): Fraction => {
  const price = Array.from({ length: count }).reduce<Fraction>(
    (so) => multiply(so, parseFraction(factor)),
    toFraction(1),
  )
  const moved = multiply(monthlyMaintenance(responses, coin, index), subtract(price, toFraction(1)))
  return add(multiply(worthOf(responses, coin, forecastMonth(responses, coin, index)), price), moved)
}
const grownWorth = (responses: Responses, coin: PaidCoin, index: number): Fraction =>
  changedWorth(responses, coin, index, "1.05")
const coins = ["btc", "eth"] as const
const months = [...Array.from({ length: 12 }).keys()]
const daysIn = (responses: Responses, index: number) => {
  const { startDate, endDate } = responses.forecast.btc[index]!
  return toFraction(Math.round((Date.parse(endDate) - Date.parse(startDate)) / day))
}
const dayIn = (responses: Responses, index: number, factor = "1", count = 0) =>
  divide(sum(coins.map((coin) => changedWorth(responses, coin, index, factor, count))), daysIn(responses, index))
const yearAt = (factor: string) => (responses: Responses) =>
  sum(coins.flatMap((coin) => months.map((index) => changedWorth(responses, coin, index, factor))))
/** Returns the first month after the end of the last contract with an end date. */
const laterMonth = (responses: Responses): number => {
  const end = Math.max(
    ...responses.contracts.flatMap(({ contract: { state, endDate } }) =>
      state === "Active" && endDate !== null ? [Date.parse(endDate)] : [],
    ),
  )
  const index = responses.forecast.btc.findIndex(({ startDate }) => Date.parse(startDate) >= end - day / 2)
  return index === -1 ? 11 : index
}

/** The amount that the test types into the form, in the coin. */
export const withdrawnAmount = "0.012"
const withdrawn = parseFraction(withdrawnAmount)
const withdrawal =
  (read: (responses: Responses, coin: PaidCoin) => Fraction, isWorth = false) =>
  (responses: Responses, owners: readonly string[]) => {
    const coin = coinIn(owners)
    return isWorth ? worthOf(responses, coin, read(responses, coin)) : read(responses, coin)
  }
const balance = ({ operations }: Responses, coin: PaidCoin) =>
  changes(operations.filter((one) => one.currencyId === coin && isDone(one)))
const fee = (responses: Responses, coin: PaidCoin) => parseFraction(responses.withdrawal[coin].fee)
const received = (responses: Responses, coin: PaidCoin) => subtract(withdrawn, fee(responses, coin))

const rewards = (
  { rewards: allRewards }: Responses,
  { state, coin, code }: { state: string; coin: PaidCoin; code?: string },
): Fraction =>
  sum(
    allRewards
      .filter((one) => one.state === state && one.currencyId === coin && (code === undefined || one.code === code))
      .map(({ amount }) => parseFraction(amount)),
  )
const both = (responses: Responses, state: string, code?: string): Fraction =>
  sum(
    (["btc", "eth"] as const).map((coin) =>
      worthOf(responses, coin, rewards(responses, { state, coin, ...(code !== undefined && { code }) })),
    ),
  )
const codeIn = ({ codes }: Responses, owners: readonly string[]): Code =>
  codes.find(({ value }) => owners.includes(value))!
const partner = (state: "Paid" | "Accrued", name: string): Oracle => ({
  [`partner.${name}`]: (responses, owners) => rewards(responses, { state, coin: coinIn(owners) }),
  [`partner.${name}Worth`]: (responses) => both(responses, state),
  [`code.${name}`]: (responses, owners) =>
    rewards(responses, { state, coin: coinIn(owners), code: codeIn(responses, owners).value }),
  [`code.${name}Worth`]: (responses, owners) =>
    worthOf(
      responses,
      coinIn(owners),
      rewards(responses, { state, coin: coinIn(owners), code: codeIn(responses, owners).value }),
    ),
  [`code.${name}Sum`]: (responses, owners) => both(responses, state, codeIn(responses, owners).value),
})

export const money: Oracle = {
  ...partner("Paid", "paid"),
  ...partner("Accrued", "accrued"),
  "forecast.day": (responses) => dayIn(responses, 0),
  "forecast.dayAsToday": (responses) => dayIn(responses, 11),
  "forecast.dayHigher": (responses) => dayIn(responses, 11, "1.05", 12),
  "forecast.dayLater": (responses) => dayIn(responses, laterMonth(responses)),
  "forecast.dayLower": (responses) => dayIn(responses, 11, "0.95", 12),
  "forecast.highestPrice": (responses, owners) =>
    roundTo(multiply(rateOf(responses, coinIn(owners)), toFraction(2)), 2, "down"),
  "forecast.lowestPrice": (responses, owners) =>
    roundTo(divide(rateOf(responses, coinIn(owners)), toFraction(2)), 2, "up"),
  "forecast.month": (responses, owners) => grownWorth(responses, coinIn(owners), Number(owners.at(-1)!.split(" ")[1])),
  "forecast.total": (responses, owners) => sum(months.map((index) => forecastMonth(responses, coinIn(owners), index))),
  "forecast.yearAsToday": yearAt("1"),
  "forecast.yearHigher": yearAt("1.05"),
  "forecast.yearLower": yearAt("0.95"),
  "returns.difference": (responses) => {
    const percent = percentOf(earnedUntil(responses, responses.now), dayIn(responses, 0))
    return add(subtractToZero(percent, toFraction(100)), subtractToZero(toFraction(100), percent))
  },
  "returns.expected": (responses) => dayIn(responses, 0),
  "returns.asToday": minedUntilEnd("asToday"),
  "returns.higher": minedUntilEnd("higher"),
  "returns.lower": minedUntilEnd("lower"),
  "forecast.totalWorth": (responses, owners) =>
    sum(months.map((index) => grownWorth(responses, coinIn(owners), index))),
  "partner.discount": ({ terms }) => parseFraction(terms.discount),
  "partner.reward": ({ terms }) => parseFraction(terms.reward),
  "reward.amount": ({ rewards: responses }, owners) =>
    parseFraction(responses.find(({ id }) => owners.includes(id))!.amount),
  "reward.total": (responses) =>
    ["Paid", "Accrued"].flatMap((state) =>
      (["btc", "eth"] as const).map((coin) => rewards(responses, { state, coin })),
    ),
  "withdrawal.amount": () => withdrawn,
  "withdrawal.amountWorth": withdrawal(() => withdrawn, true),
  "withdrawal.balance": withdrawal(balance),
  "withdrawal.balanceWorth": withdrawal(balance, true),
  "withdrawal.fee": withdrawal(fee),
  "withdrawal.feeShare": withdrawal((responses, coin) => percentOf(fee(responses, coin), withdrawn)),
  "withdrawal.feeWorth": withdrawal(fee, true),
  "withdrawal.highest": withdrawal((responses, coin) =>
    min(parseFraction(responses.withdrawal[coin].maxValue), balance(responses, coin)),
  ),
  "withdrawal.lowest": withdrawal((responses, coin) => parseFraction(responses.withdrawal[coin].minValue)),
  "withdrawal.received": withdrawal(received),
  "withdrawal.receivedWorth": withdrawal(received, true),
}

import type { Answers, Code, ContractDetails } from "./answers.ts"
import { payoutOf, unpaidDays, type Purchase } from "./estimates.ts"
import { exact, least, minus, percentOf, plus, ratio, rest, roundedTo, sum, times, whole, type Exact } from "./exact.ts"
import { earnedUntil, mined as minedSoFar } from "./oracle-cabinet.ts"
import type { Oracle } from "./oracle-shop.ts"
import { changes, isDone, paidCoin, rateOf, worthOf } from "./oracle-sums.ts"

const day = 86_400_000
type PaidCoin = "btc" | "eth"
const coinIn = (owners: readonly string[]): PaidCoin => (/\bbtc\b/.test(owners.at(-1) ?? "") ? "btc" : "eth")

/**
 * Lists the paid days of a running contract until a time, in periods of thirty days with one difficulty, with their
 * payout before maintenance.
 */
const paidUntil = (all: Answers, { contract }: ContractDetails, until: number) => {
  const start = Date.parse(contract.startDate)
  const end = contract.endDate === null ? Infinity : Date.parse(contract.endDate)
  const purchase: Purchase = {
    coin: contract.currencyId,
    quantity: exact(contract.quantity),
    cost: whole(1),
    maintenance: whole(0),
    months: null,
    isStakeReturned: false,
    passed: Math.floor((all.now - start) / day),
    paid: whole(0),
    days: null,
  }
  const last = Math.floor((Math.min(until, end) - start) / day)
  return Array.from({ length: 14 }, (_, month) => {
    const from = Math.max(purchase.passed + month * 30, unpaidDays(purchase))
    const days = Math.max(0, Math.min(last, purchase.passed + (month + 1) * 30) - from)
    return { days: whole(days), payout: payoutOf(purchase, all.mining[contract.currencyId], month) }
  })
}
/** Calculates the daily maintenance in the display currency. */
const maintenanceOf = ({ contract }: ContractDetails): Exact =>
  times(exact(contract.quantity), exact(contract.localizedMaintenanceCostTh))
const daysPaid = (all: Answers, one: ContractDetails, from: string, to: string): Exact => {
  const until = (date: string) => sum(paidUntil(all, one, Date.parse(date)).map(({ days }) => days))
  return minus(until(to), until(from))
}
/**
 * Calculates the payouts of a running contract until a time. The maintenance is converted to the coin at the current
 * price and rounded up.
 */
const creditedUntil = (all: Answers, one: ContractDetails, until: number): Exact => {
  const fee = roundedTo(ratio(maintenanceOf(one), rateOf(all, one.contract.currencyId)), 8, "up")
  return sum(paidUntil(all, one, until).map(({ days, payout }) => times(minus(payout, fee), days)))
}
const forecastMonth = (all: Answers, coin: PaidCoin, index: number): Exact => {
  const running = all.contracts.filter(
    ({ contract }) => contract.state === "Active" && paidCoin(contract.currencyId) === coin,
  )
  const { startDate, endDate } = all.forecast[coin][index]!
  return sum(
    running.map((one) =>
      minus(creditedUntil(all, one, Date.parse(endDate)), creditedUntil(all, one, Date.parse(startDate))),
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
  (all: Answers, owners: readonly string[]): Exact => {
    const last = owners.at(-1)
    const count = last === undefined ? 12 : Number(last)
    const running = all.contracts.filter(
      ({ contract }) => contract.state === "Active" && contract.currencyId !== "eth2",
    )
    const daysUntil = (date: string) =>
      Math.round((Date.parse(date) - Date.parse(all.forecast.btc[0]!.startDate)) / day)
    const expected = all.forecast.btc.slice(0, count).flatMap(({ startDate, endDate }) => {
      const price = {
        over: BigInt(1460 + signs[as] * Math.min(daysUntil(startDate) + daysUntil(endDate), 730)),
        under: 1460n,
      }
      return running.map((one) => {
        const { currencyId } = one.contract
        const [from, to] = [startDate, endDate].map((date) => Date.parse(date)) as [number, number]
        const credited = minus(creditedUntil(all, one, to), creditedUntil(all, one, from))
        const moved = times(times(maintenanceOf(one), daysPaid(all, one, startDate, endDate)), minus(price, whole(1)))
        return plus(times(worthOf(all, paidCoin(currencyId), credited), price), moved)
      })
    })
    return plus(minedSoFar(all), sum(expected))
  }
/** Calculates the maintenance of a month in the display currency. */
const monthlyMaintenance = (all: Answers, coin: PaidCoin, index: number): Exact => {
  const { startDate, endDate } = all.forecast[coin][index]!
  return sum(
    all.contracts
      .filter(({ contract }) => contract.state === "Active" && paidCoin(contract.currencyId) === coin)
      .map((one) => times(maintenanceOf(one), daysPaid(all, one, startDate, endDate))),
  )
}
/** Calculates the value of a month after the price has changed `count` times by a factor. */
const changedWorth = (all: Answers, coin: PaidCoin, index: number, factor: string, count = index): Exact => {
  const price = Array.from({ length: count }).reduce<Exact>((so) => times(so, exact(factor)), whole(1))
  const moved = times(monthlyMaintenance(all, coin, index), minus(price, whole(1)))
  return plus(times(worthOf(all, coin, forecastMonth(all, coin, index)), price), moved)
}
const grownWorth = (all: Answers, coin: PaidCoin, index: number): Exact => changedWorth(all, coin, index, "1.05")
const coins = ["btc", "eth"] as const
const months = [...Array.from({ length: 12 }).keys()]
const daysIn = (all: Answers, index: number) => {
  const { startDate, endDate } = all.forecast.btc[index]!
  return whole(Math.round((Date.parse(endDate) - Date.parse(startDate)) / day))
}
const dayIn = (all: Answers, index: number, factor = "1", count = 0) =>
  ratio(sum(coins.map((coin) => changedWorth(all, coin, index, factor, count))), daysIn(all, index))
const yearAt = (factor: string) => (all: Answers) =>
  sum(coins.flatMap((coin) => months.map((index) => changedWorth(all, coin, index, factor))))
/** Returns the first month after the end of the last contract with an end date. */
const laterMonth = (all: Answers): number => {
  const end = Math.max(
    ...all.contracts.flatMap(({ contract: { state, endDate } }) =>
      state === "Active" && endDate !== null ? [Date.parse(endDate)] : [],
    ),
  )
  const index = all.forecast.btc.findIndex(({ startDate }) => Date.parse(startDate) >= end - day / 2)
  return index === -1 ? 11 : index
}

/** The amount that the test types into the form, in the coin. */
export const withdrawnAmount = "0.012"
const withdrawn = exact(withdrawnAmount)
const withdrawal =
  (read: (all: Answers, coin: PaidCoin) => Exact, isWorth = false) =>
  (all: Answers, owners: readonly string[]) => {
    const coin = coinIn(owners)
    return isWorth ? worthOf(all, coin, read(all, coin)) : read(all, coin)
  }
const balance = ({ operations }: Answers, coin: PaidCoin) =>
  changes(operations.filter((one) => one.currencyId === coin && isDone(one)))
const fee = (all: Answers, coin: PaidCoin) => exact(all.withdrawal[coin].fee)
const received = (all: Answers, coin: PaidCoin) => minus(withdrawn, fee(all, coin))

const rewards = (
  { rewards: all }: Answers,
  { state, coin, code }: { state: string; coin: PaidCoin; code?: string },
): Exact =>
  sum(
    all
      .filter((one) => one.state === state && one.currencyId === coin && (code === undefined || one.code === code))
      .map(({ amount }) => exact(amount)),
  )
const both = (all: Answers, state: string, code?: string): Exact =>
  sum(
    (["btc", "eth"] as const).map((coin) =>
      worthOf(all, coin, rewards(all, { state, coin, ...(code !== undefined && { code }) })),
    ),
  )
const codeIn = ({ codes }: Answers, owners: readonly string[]): Code =>
  codes.find(({ value }) => owners.includes(value))!
const partner = (state: "Paid" | "Accrued", name: string): Oracle => ({
  [`partner.${name}`]: (all, owners) => rewards(all, { state, coin: coinIn(owners) }),
  [`partner.${name}Worth`]: (all) => both(all, state),
  [`code.${name}`]: (all, owners) => rewards(all, { state, coin: coinIn(owners), code: codeIn(all, owners).value }),
  [`code.${name}Worth`]: (all, owners) =>
    worthOf(all, coinIn(owners), rewards(all, { state, coin: coinIn(owners), code: codeIn(all, owners).value })),
  [`code.${name}Sum`]: (all, owners) => both(all, state, codeIn(all, owners).value),
})

export const money: Oracle = {
  ...partner("Paid", "paid"),
  ...partner("Accrued", "accrued"),
  "forecast.day": (all) => dayIn(all, 0),
  "forecast.dayAsToday": (all) => dayIn(all, 11),
  "forecast.dayHigher": (all) => dayIn(all, 11, "1.05", 12),
  "forecast.dayLater": (all) => dayIn(all, laterMonth(all)),
  "forecast.dayLower": (all) => dayIn(all, 11, "0.95", 12),
  "forecast.highestPrice": (all, owners) => roundedTo(times(rateOf(all, coinIn(owners)), whole(2)), 2, "down"),
  "forecast.lowestPrice": (all, owners) => roundedTo(ratio(rateOf(all, coinIn(owners)), whole(2)), 2, "up"),
  "forecast.month": (all, owners) => grownWorth(all, coinIn(owners), Number(owners.at(-1)!.split(" ")[1])),
  "forecast.total": (all, owners) => sum(months.map((index) => forecastMonth(all, coinIn(owners), index))),
  "forecast.yearAsToday": yearAt("1"),
  "forecast.yearHigher": yearAt("1.05"),
  "forecast.yearLower": yearAt("0.95"),
  "returns.difference": (all) => {
    const percent = percentOf(earnedUntil(all, all.now), dayIn(all, 0))
    return plus(rest(percent, whole(100)), rest(whole(100), percent))
  },
  "returns.expected": (all) => dayIn(all, 0),
  "returns.asToday": minedUntilEnd("asToday"),
  "returns.higher": minedUntilEnd("higher"),
  "returns.lower": minedUntilEnd("lower"),
  "forecast.totalWorth": (all, owners) => sum(months.map((index) => grownWorth(all, coinIn(owners), index))),
  "partner.discount": ({ terms }) => exact(terms.discount),
  "partner.reward": ({ terms }) => exact(terms.reward),
  "reward.amount": ({ rewards: all }, owners) => exact(all.find(({ id }) => owners.includes(id))!.amount),
  "reward.total": (all) =>
    ["Paid", "Accrued"].flatMap((state) => (["btc", "eth"] as const).map((coin) => rewards(all, { state, coin }))),
  "withdrawal.amount": () => withdrawn,
  "withdrawal.amountWorth": withdrawal(() => withdrawn, true),
  "withdrawal.balance": withdrawal(balance),
  "withdrawal.balanceWorth": withdrawal(balance, true),
  "withdrawal.fee": withdrawal(fee),
  "withdrawal.feeShare": withdrawal((all, coin) => percentOf(fee(all, coin), withdrawn)),
  "withdrawal.feeWorth": withdrawal(fee, true),
  "withdrawal.highest": withdrawal((all, coin) => least(exact(all.withdrawal[coin].maxValue), balance(all, coin))),
  "withdrawal.lowest": withdrawal((all, coin) => exact(all.withdrawal[coin].minValue)),
  "withdrawal.received": withdrawal(received),
  "withdrawal.receivedWorth": withdrawal(received, true),
}

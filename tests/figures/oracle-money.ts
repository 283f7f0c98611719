import type { Answers, Code, ContractDetails } from "./answers.ts"
import { exact, least, minus, percentOf, plus, ratio, roundedTo, sum, times, whole, type Exact } from "./exact.ts"
import { payoutOf, unpaidDays, type Purchase } from "./estimates.ts"
import type { Oracle } from "./oracle-shop.ts"
import { mined as minedSoFar } from "./oracle-cabinet.ts"
import { changes, isDone, paidCoin, rateOf, worthOf } from "./oracle-sums.ts"

const day = 86_400_000
type PaidCoin = "btc" | "eth"
const coinIn = (of: readonly string[]): PaidCoin => (/\bbtc\b/.test(of.at(-1) ?? "") ? "btc" : "eth")

/** Days of a running contract that are paid until a time, by thirty days of one difficulty, with their payout before maintenance. */
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
/** In the display currency. */
const maintenanceOf = ({ contract }: ContractDetails): Exact =>
  times(exact(contract.quantity), exact(contract.localizedMaintenanceCostTh))
/** The credit of a running contract until a time: the maintenance at the current price, in the coin, rounded up. */
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
 * All mining contracts paid, and what the forecast expects of them: each month at the price of its middle, which moves by half within a
 * year. Maintenance stays in the display currency.
 */
const minedUntilEnd =
  (as: keyof typeof signs) =>
  (all: Answers): Exact => {
    const running = all.contracts.filter(
      ({ contract }) => contract.state === "Active" && contract.currencyId !== "eth2",
    )
    const daysUntil = (date: string) =>
      Math.round((Date.parse(date) - Date.parse(all.forecast.btc[0]!.startDate)) / day)
    const expected = all.forecast.btc.flatMap(({ startDate, endDate }) => {
      const price = {
        over: BigInt(1460 + signs[as] * Math.min(daysUntil(startDate) + daysUntil(endDate), 730)),
        under: 1460n,
      }
      return running.map((one) => {
        const { currencyId } = one.contract
        const [from, to] = [startDate, endDate].map((date) => Date.parse(date)) as [number, number]
        const coins = minus(creditedUntil(all, one, to), creditedUntil(all, one, from))
        const days = minus(
          sum(paidUntil(all, one, to).map((part) => part.days)),
          sum(paidUntil(all, one, from).map((part) => part.days)),
        )
        const moved = times(times(maintenanceOf(one), days), minus(price, whole(1)))
        return plus(times(worthOf(all, paidCoin(currencyId), coins), price), moved)
      })
    })
    return plus(minedSoFar(all), sum(expected))
  }
const grownWorth = (all: Answers, coin: PaidCoin, index: number): Exact => {
  let worth = worthOf(all, coin, forecastMonth(all, coin, index))
  for (let month = 0; month < index; month++) worth = times(worth, exact("1.05"))
  return worth
}
const months = [...Array.from({ length: 12 }).keys()]

/** The amount that the test types into the form, in the coin. */
export const withdrawnAmount = "0.012"
const withdrawn = exact(withdrawnAmount)
const withdrawal =
  (read: (all: Answers, coin: PaidCoin) => Exact, isWorth = false) =>
  (all: Answers, of: readonly string[]) => {
    const coin = coinIn(of)
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
const codeIn = ({ codes }: Answers, of: readonly string[]): Code => codes.find(({ value }) => of.includes(value))!
const partner = (state: "Paid" | "Accrued", name: string): Oracle => ({
  [`partner.${name}`]: (all, of) => rewards(all, { state, coin: coinIn(of) }),
  [`partner.${name}Worth`]: (all) => both(all, state),
  [`code.${name}`]: (all, of) => rewards(all, { state, coin: coinIn(of), code: codeIn(all, of).value }),
  [`code.${name}Worth`]: (all, of) =>
    worthOf(all, coinIn(of), rewards(all, { state, coin: coinIn(of), code: codeIn(all, of).value })),
  [`code.${name}Sum`]: (all, of) => both(all, state, codeIn(all, of).value),
})

export const money: Oracle = {
  ...partner("Paid", "paid"),
  ...partner("Accrued", "accrued"),
  "forecast.highestPrice": (all, of) => roundedTo(times(rateOf(all, coinIn(of)), whole(2)), 2, "down"),
  "forecast.lowestPrice": (all, of) => roundedTo(ratio(rateOf(all, coinIn(of)), whole(2)), 2, "up"),
  "forecast.month": (all, of) => grownWorth(all, coinIn(of), Number(of.at(-1)!.split(" ")[1])),
  "forecast.total": (all, of) => sum(months.map((index) => forecastMonth(all, coinIn(of), index))),
  "returns.expected": (all) => {
    const { startDate, endDate } = all.forecast.btc[0]!
    const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / day)
    return ratio(sum((["btc", "eth"] as const).map((coin) => grownWorth(all, coin, 0))), whole(days))
  },
  "returns.asToday": minedUntilEnd("asToday"),
  "returns.higher": minedUntilEnd("higher"),
  "returns.lower": minedUntilEnd("lower"),
  "forecast.totalWorth": (all, of) => sum(months.map((index) => grownWorth(all, coinIn(of), index))),
  "partner.discount": ({ terms }) => exact(terms.discount),
  "partner.reward": ({ terms }) => exact(terms.reward),
  "reward.amount": ({ rewards: all }, of) => exact(all.find(({ id }) => of.includes(id))!.amount),
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

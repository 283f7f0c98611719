import { BigDecimal, Schema } from "effect"
import { withdrawalCoinOf } from "#domain/money/withdrawal.ts"
import { payoutCoins, type PayoutCoin, type Coin } from "#domain/shared/currency.ts"
import { entriesSchema, optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { parseHashrateUnit } from "#domain/shared/hashrate-unit.ts"
import { MoneyAmount, DecimalFromWire, NotNegativeFromWire, PositiveFromWire } from "#domain/shared/money-wire.ts"
import { hundred, percentOf, type Decimal } from "#domain/shared/money.ts"
import { Instant, optionalField, withFallback } from "#domain/shared/schema.ts"

/** The account of one currency. The `base` amounts are in the coin, and the `equivalent` amounts are in the display currency. */
export const AccountItem = Schema.Struct({
  /** The unit of `quantity`: hashrate, or staked assets. */
  unit: withFallback(Schema.String, ""),
  quantity: DecimalFromWire,
  baseBalance: MoneyAmount,
  equivalentBalance: MoneyAmount,
  /** The last payout, with its date. */
  baseOperation: optionalField(Schema.Struct({ ...MoneyAmount.fields, createDate: optionalField(Instant) })),
  equivalentOperation: optionalField(MoneyAmount),
  /** The sum of all payouts after maintenance. */
  baseRevenue: MoneyAmount,
  equivalentRevenue: MoneyAmount,
})
export type AccountItem = typeof AccountItem.Type

/** The response to GET /dashboard/summary/. */
export const AccountSummary = entriesSchema(AccountItem)
export type AccountSummary = typeof AccountSummary.Type

/** Returns the coin of an account. Staking has its own assets but pays into the eth balance, so only the unit tells the two apart. */
export const coinOfAccount = ({
  unit,
  baseBalance: { currencyId },
}: Pick<AccountItem, "unit" | "baseBalance">): Coin | "unknown" => {
  if (currencyId === "eth" || currencyId === "eth2")
    return parseHashrateUnit(unit)?.name === "eth2" ? "eth2" : currencyId
  return currencyId === "btc" ? "btc" : "unknown"
}

/** Returns the balances that can be withdrawn, at most one for each coin. */
export const listBalances = (
  accounts: AccountSummary,
): ReadonlyArray<{ readonly coin: PayoutCoin; readonly account: AccountItem }> =>
  payoutCoins.flatMap((coin) => {
    const account = accounts.find(
      (item) => coinOfAccount(item) !== "unknown" && withdrawalCoinOf(coinOfAccount(item)) === coin,
    )
    return account === undefined || BigDecimal.isZero(account.baseBalance.amount) ? [] : [{ coin, account }]
  })

/** Returns true if the customer owns nothing in the account and was never paid. */
export const isEmptyAccount = ({ quantity, baseBalance, baseRevenue }: AccountItem): boolean =>
  [quantity, baseBalance.amount, baseRevenue.amount].every(BigDecimal.isZero)

const CoinMarket = Schema.Struct({
  cap: NotNegativeFromWire,
  /** The price change of 24 hours as a fraction: percent divided by 100. */
  percentChange: DecimalFromWire,
  rate: PositiveFromWire,
})
export type CoinMarket = typeof CoinMarket.Type

/** The response to GET /currencies/crypto/marketcap/{currency}, with amounts in that display currency. */
export const MarketCap = Schema.Struct({ globalCap: NotNegativeFromWire, btc: CoinMarket, eth: CoinMarket })
export type MarketCap = typeof MarketCap.Type

export const calculatePriceChangePercent = ({ percentChange }: CoinMarket): Decimal =>
  BigDecimal.multiply(percentChange, hundred)

/** The response to GET /dashboard/returns (extension `estimates`), with amounts in the display currency. */
export const Returns = Schema.Struct({
  /** The cost of completed orders, without stakes, because a stake is not spent. */
  invested: MoneyAmount,
  /** The payouts of the last 24 hours after maintenance, at the current rate. */
  lastDay: MoneyAmount,
  /** All payouts so far after maintenance, at the current rate. */
  paid: MoneyAmount,
  /** The mined part of `paid`. If the server does not send it, all of `paid` counts as mined. */
  mined: optionalField(MoneyAmount),
  /** The start of the first mining contract. Null until that start, or if the server does not send it. */
  since: optionalField(Instant),
  /** The stakes, in the coin: the sum in running contracts, the date of the next return, and the sum returned so far. */
  staking: optionalField(
    Schema.Struct({ staked: MoneyAmount, returnDate: optionalField(Instant), returned: MoneyAmount }),
  ),
  /** The payouts of each of the last thirty 24-hour periods, the oldest first. Empty if the server does not send them. */
  daily: optionalEntriesSchema(Schema.Struct({ date: Instant, amount: MoneyAmount })),
})
export type Returns = typeof Returns.Type

/** Returns the percentage of the invested sum that mining has paid back, with one decimal, or null if nothing was invested. */
export const calculateReturnsPaidBackPercent = ({ invested, paid, mined }: Returns): Decimal | null =>
  BigDecimal.isPositive(invested.amount) ? percentOf((mined ?? paid).amount, invested.amount, 1) : null

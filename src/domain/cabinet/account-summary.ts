import { BigDecimal, Schema } from "effect"
import { payoutCoins, type PayoutCoin, type Coin } from "#domain/shared/currency.ts"
import { entriesSchema, optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { MoneyAmount, DecimalFromWire, NotNegativeFromWire, PositiveFromWire } from "#domain/shared/money-wire.ts"
import { parsePowerUnit } from "#domain/shared/power-unit.ts"
import { Instant, optionalField, withFallback } from "#domain/shared/schema.ts"
import { withdrawalCoinOf } from "#domain/money/withdrawal.ts"
import { hundred, percentOf, type Decimal } from "#domain/shared/money.ts"

/** The account of one currency: `base` amounts are in the coin, `equivalent` amounts in the display currency. */
export const AccountItem = Schema.Struct({
  /** The unit of the power, or of the assets. */
  unit: withFallback(Schema.String, ""),
  quantity: DecimalFromWire,
  baseBalance: MoneyAmount,
  equivalentBalance: MoneyAmount,
  /** The last payout; null before the first. */
  baseOperation: optionalField(Schema.Struct({ ...MoneyAmount.fields, createDate: optionalField(Instant) })),
  equivalentOperation: optionalField(MoneyAmount),
  /** All that was paid. */
  baseRevenue: MoneyAmount,
  equivalentRevenue: MoneyAmount,
})
export type AccountItem = typeof AccountItem.Type

/** GET /dashboard/summary/ */
export const AccountSummary = entriesSchema(AccountItem)
export type AccountSummary = typeof AccountSummary.Type

/** Staking has its own assets and pays into the eth balance: there only the unit distinguishes the two. */
export const accountCoin = ({
  unit,
  baseBalance: { currencyId },
}: Pick<AccountItem, "unit" | "baseBalance">): Coin | "unknown" => {
  if (currencyId === "eth" || currencyId === "eth2") return parsePowerUnit(unit)?.power === "eth2" ? "eth2" : currencyId
  return currencyId === "btc" ? "btc" : "unknown"
}

/** Balances that can be withdrawn, at most one for each coin. */
export const balancesOf = (
  accounts: AccountSummary,
): ReadonlyArray<{ readonly coin: PayoutCoin; readonly account: AccountItem }> =>
  payoutCoins.flatMap((coin) => {
    const account = accounts.find(
      (item) => accountCoin(item) !== "unknown" && withdrawalCoinOf(accountCoin(item)) === coin,
    )
    return account === undefined || BigDecimal.isZero(account.baseBalance.amount) ? [] : [{ coin, account }]
  })

/** Nothing is owned and nothing was ever paid. */
export const isEmptyAccount = ({ quantity, baseBalance, baseRevenue }: AccountItem): boolean =>
  [quantity, baseBalance.amount, baseRevenue.amount].every(BigDecimal.isZero)

const CoinMarket = Schema.Struct({
  cap: NotNegativeFromWire,
  /** A share: the change of 24 hours in percent, divided by 100. */
  percentChange: DecimalFromWire,
  rate: PositiveFromWire,
})
export type CoinMarket = typeof CoinMarket.Type

/** GET /currencies/crypto/marketcap/{currency}, in that display currency. */
export const MarketCap = Schema.Struct({ globalCap: NotNegativeFromWire, btc: CoinMarket, eth: CoinMarket })
export type MarketCap = typeof MarketCap.Type

export const priceChangePercent = ({ percentChange }: CoinMarket): Decimal =>
  BigDecimal.multiply(percentChange, hundred)

/** GET /dashboard/returns (extension `estimates`), in display currency. */
export const Returns = Schema.Struct({
  /** The cost of what completed orders bought; a stake is not spent. */
  invested: MoneyAmount,
  /** Paid by contracts after maintenance, in the last 24 hours and in all, at the current rate. */
  lastDay: MoneyAmount,
  paid: MoneyAmount,
  /** The mined part of `paid`; all of it if the server does not send it. */
  mined: optionalField(MoneyAmount),
  /** When the first mining contract began; null before, and if the server does not send it. */
  since: optionalField(Instant),
  /** Stakes in the coin: those of running contracts, the next return, and those that have come back. Null without any. */
  staking: optionalField(
    Schema.Struct({ staked: MoneyAmount, returnDate: optionalField(Instant), returned: MoneyAmount }),
  ),
  /** The paid amount of each of the last thirty times 24 hours, the oldest first; none if the server does not send it. */
  daily: optionalEntriesSchema(Schema.Struct({ date: Instant, amount: MoneyAmount })),
})
export type Returns = typeof Returns.Type

/** Percent of what was invested that mining has paid, with one decimal; null before the first order of it. */
export const paidBackPercent = ({ invested, paid, mined }: Returns): Decimal | null =>
  BigDecimal.isPositive(invested.amount) ? percentOf((mined ?? paid).amount, invested.amount, 1) : null

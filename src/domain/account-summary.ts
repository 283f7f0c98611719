import { BigDecimal, Schema } from "effect"
import type { PayoutCoin } from "./address"
import { payoutCoins } from "./address"
import type { Coin } from "./currency"
import { CurrencyWire } from "./currency-wire"
import { DecimalFromWire } from "./money-wire"
import { Instant } from "./schema"
import { withdrawnCoin } from "./withdrawal"

/** An amount and what it is in. */
export const Sum = Schema.Struct({ amount: DecimalFromWire, currencyId: CurrencyWire })
export type Sum = typeof Sum.Type

/** What one currency has brought: `base` in the coin, `equivalent` in the display currency. */
export const AccountItem = Schema.Struct({
  /** Of the power, or of the assets. */
  unit: Schema.String,
  quantity: DecimalFromWire,
  baseBalance: Sum,
  equivalentBalance: Sum,
  /** The last payout; null before the first. */
  baseOperation: Schema.NullOr(Schema.Struct({ amount: DecimalFromWire, currencyId: CurrencyWire, createDate: Instant })),
  equivalentOperation: Schema.NullOr(Sum),
  /** All that was paid. */
  baseRevenue: Sum,
  equivalentRevenue: Sum
})
export type AccountItem = typeof AccountItem.Type

/** GET /dashboard/summary/ */
export const AccountSummary = Schema.Array(AccountItem)
export type AccountSummary = typeof AccountSummary.Type

/** Staking has its own assets, and pays into the balance of eth: only there the unit tells the two apart. */
export const coinOf = ({ unit, baseBalance: { currencyId } }: Pick<AccountItem, "unit" | "baseBalance">): Coin | "unknown" => {
  if (currencyId === "eth" || currencyId === "eth2") return unit.toLowerCase() === "eth2" ? "eth2" : currencyId
  return currencyId === "btc" ? "btc" : "unknown"
}

/** What can be withdrawn: the balance of each coin, once. */
export const balancesOf = (accounts: AccountSummary): ReadonlyArray<{ readonly coin: PayoutCoin; readonly account: AccountItem }> =>
  payoutCoins.flatMap((coin) => {
    const account = accounts.find((item) => coinOf(item) !== "unknown" && withdrawnCoin(coinOf(item)) === coin)
    return account === undefined || BigDecimal.isZero(account.baseBalance.amount) ? [] : [{ coin, account }]
  })

/** Nothing is owned and nothing was ever paid. */
export const isBare = ({ quantity, baseBalance, baseRevenue }: AccountItem): boolean =>
  [quantity, baseBalance.amount, baseRevenue.amount].every(BigDecimal.isZero)

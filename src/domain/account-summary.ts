import { BigDecimal, Schema } from "effect"
import type { PayoutCoin } from "./address"
import { payoutCoins } from "./address"
import type { Coin } from "./currency"
import { CurrencyWire } from "./currency-wire"
import { entriesOf } from "./entries-wire"
import { DecimalFromWire } from "./money-wire"
import { parseUnit } from "./power-unit"
import { Instant, maybe, orElse } from "./schema"
import { withdrawnCoin } from "./withdrawal"

/** An amount and what it is in. */
export const Sum = Schema.Struct({ amount: DecimalFromWire, currencyId: orElse(CurrencyWire, "unknown") })
export type Sum = typeof Sum.Type

/** What one currency has brought: `base` in the coin, `equivalent` in the display currency. */
export const AccountItem = Schema.Struct({
  /** Of the power, or of the assets. */
  unit: orElse(Schema.String, ""),
  quantity: DecimalFromWire,
  baseBalance: Sum,
  equivalentBalance: Sum,
  /** The last payout; null before the first. */
  baseOperation: maybe(Schema.Struct({ ...Sum.fields, createDate: maybe(Instant) })),
  equivalentOperation: maybe(Sum),
  /** All that was paid. */
  baseRevenue: Sum,
  equivalentRevenue: Sum,
})
export type AccountItem = typeof AccountItem.Type

/** GET /dashboard/summary/ */
export const AccountSummary = entriesOf(AccountItem)
export type AccountSummary = typeof AccountSummary.Type

/** Staking has its own assets, and pays into the balance of eth: only there the unit tells the two apart. */
export const coinOf = ({
  unit,
  baseBalance: { currencyId },
}: Pick<AccountItem, "unit" | "baseBalance">): Coin | "unknown" => {
  if (currencyId === "eth" || currencyId === "eth2") return parseUnit(unit)?.power === "eth2" ? "eth2" : currencyId
  return currencyId === "btc" ? "btc" : "unknown"
}

/** What can be withdrawn: the balance of each coin, once. */
export const balancesOf = (
  accounts: AccountSummary,
): ReadonlyArray<{ readonly coin: PayoutCoin; readonly account: AccountItem }> =>
  payoutCoins.flatMap((coin) => {
    const account = accounts.find((item) => coinOf(item) !== "unknown" && withdrawnCoin(coinOf(item)) === coin)
    return account === undefined || BigDecimal.isZero(account.baseBalance.amount) ? [] : [{ coin, account }]
  })

/** Nothing is owned and nothing was ever paid. */
export const isBare = ({ quantity, baseBalance, baseRevenue }: AccountItem): boolean =>
  [quantity, baseBalance.amount, baseRevenue.amount].every(BigDecimal.isZero)

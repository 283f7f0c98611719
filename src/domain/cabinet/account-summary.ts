import { BigDecimal, Schema } from "effect"
import { payoutCoins, type PayoutCoin } from "#domain/account/payout-coin.ts"
import type { Coin } from "#domain/shared/currency.ts"
import { entriesSchema } from "#domain/shared/entries-wire.ts"
import { MoneyAmount, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { parsePowerUnit } from "#domain/shop/power-unit.ts"
import { Instant, optionalField, withFallback } from "#domain/shared/schema.ts"
import { withdrawalCoinOf } from "#domain/money/withdrawal.ts"

/** What one currency has brought: `base` in the coin, `equivalent` in the display currency. */
export const AccountItem = Schema.Struct({
  /** Of the power, or of the assets. */
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

/** What can be withdrawn: the balance of each coin, once. */
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

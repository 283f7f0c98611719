import { BigDecimal, Schema } from "effect"
import type { Coin } from "./currency"
import { CurrencyWire } from "./currency-wire"
import { entriesOf } from "./entries-wire"
import { DecimalFromWire } from "./money-wire"
import type { PowerUnit } from "./power-unit"
import { parseUnit } from "./power-unit"
import { Instant, maybe, orElse } from "./schema"

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
  equivalentRevenue: Sum
})
export type AccountItem = typeof AccountItem.Type

/** GET /dashboard/summary/ */
export const AccountSummary = entriesOf(AccountItem)
export type AccountSummary = typeof AccountSummary.Type

const coinOfPower: { readonly [Power in PowerUnit["power"]]: Coin } = { gh: "btc", th: "btc", ph: "btc", mh: "eth", eth2: "eth2" }

/** Staking has its own assets, and pays into the balance of eth: only the unit tells the two apart. */
export const coinOf = ({ unit }: Pick<AccountItem, "unit">): Coin | "unknown" => {
  const known = parseUnit(unit)
  return known === null ? "unknown" : coinOfPower[known.power]
}

/** Nothing is owned and nothing was ever paid. */
export const isBare = ({ quantity, baseBalance, baseRevenue }: AccountItem): boolean =>
  [quantity, baseBalance.amount, baseRevenue.amount].every(BigDecimal.isZero)

import { BigDecimal, Schema } from "effect"
import type { PayoutCoin } from "./address"
import { CoinWire, DisplayCurrencyWire } from "./currency-wire"
import type { Decimal } from "./money"
import { DecimalFromWire, NotNegativeFromWire, PositiveFromWire } from "./money-wire"

/** GET /withdraws/summary */
export const WithdrawalSummary = Schema.Struct({
  currencyId: CoinWire,
  minValue: NotNegativeFromWire,
  maxValue: NotNegativeFromWire,
  balance: DecimalFromWire,
  /** What one coin is worth in the display currency. */
  base: Schema.Struct({ currencyId: DisplayCurrencyWire, rate: PositiveFromWire })
})
export type WithdrawalSummary = typeof WithdrawalSummary.Type

/** POST /withdraws */
export const Withdrawal = Schema.Struct({
  id: Schema.String,
  amount: DecimalFromWire,
  address: Schema.String,
  currencyId: CoinWire
})
export type Withdrawal = typeof Withdrawal.Type

export interface Wish {
  readonly amount: Decimal
  readonly address: string
}

/** btc unless told; eth2 is treated as eth. */
export const withdrawnCoin = (currencyId: string | null): PayoutCoin =>
  currencyId === "eth" || currencyId === "eth2" ? "eth" : "btc"

/** The most that can be withdrawn at once. */
export const mostOf = ({ maxValue, balance }: WithdrawalSummary): Decimal => BigDecimal.min(maxValue, balance)

export const isBelowMinimum = ({ minValue }: WithdrawalSummary, amount: Decimal): boolean =>
  BigDecimal.isLessThan(amount, minValue)

export const worthOf = ({ base }: WithdrawalSummary, amount: Decimal): Decimal => BigDecimal.multiply(base.rate, amount)

import { BigDecimal, Schema } from "effect"
import { CurrencyWire, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { Instant, optionalField, withFallback } from "#domain/shared/schema.ts"

/** ETH in one validator. */
const validatorSize = decimal("32")

const StakingBonus = Schema.Struct({
  id: Schema.String,
  createDate: optionalField(Instant),
  amount: DecimalFromWire,
  currencyId: withFallback(CurrencyWire, "unknown"),
})
type StakingBonus = typeof StakingBonus.Type

/** GET /dashboard/investment */
export const Investment = Schema.Struct({
  partInETH: DecimalFromWire,
  part: optionalField(DecimalFromWire),
  /** Null if the server does not send it. */
  totalBonuses: optionalField(DecimalFromWire),
  /** ETH of stakes that have come back, and when the next of those that run does. */
  returned: optionalField(DecimalFromWire),
  returnDate: optionalField(Instant),
  history: withFallback(listPageSchema(StakingBonus), { total: 0, values: [] }),
})
export type Investment = typeof Investment.Type

/** The share of a validator that the customer owns. */
export const validatorFraction = (partInETH: Decimal): Decimal => BigDecimal.divideUnsafe(partInETH, validatorSize)

/** The summary that a page shows when the server has none. */
export const defaultInvestment: Investment = {
  partInETH: decimal("16"),
  part: decimal("0.5"),
  totalBonuses: zero,
  returned: null,
  returnDate: null,
  history: { total: 0, values: [] },
}

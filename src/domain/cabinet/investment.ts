import { BigDecimal, Schema } from "effect"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import { CurrencyWire, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { Instant, optionalField, withFallback } from "#domain/shared/schema.ts"

/** The stake of a whole validator, in ETH. */
const validatorSize = decimal("32")

const StakingBonus = Schema.Struct({
  id: Schema.String,
  createDate: optionalField(Instant),
  amount: DecimalFromWire,
  currencyId: withFallback(CurrencyWire, "unknown"),
})
type StakingBonus = typeof StakingBonus.Type

/** The response to GET /dashboard/investment. */
export const Investment = Schema.Struct({
  partInETH: DecimalFromWire,
  /** The number of validators that the customer owns, such as 0.5. */
  part: optionalField(DecimalFromWire),
  /** The sum of all payouts of stakes, in ETH. */
  totalBonuses: optionalField(DecimalFromWire),
  /** The sum of the returned stakes, in ETH. */
  returned: optionalField(DecimalFromWire),
  /** The date on which the next running stake is returned. */
  returnDate: optionalField(Instant),
  history: withFallback(listPageSchema(StakingBonus), { total: 0, values: [] }),
})
export type Investment = typeof Investment.Type

/** Returns the number of validators that the customer owns, as a fraction of one. */
export const calculateValidatorFraction = (partInETH: Decimal): Decimal =>
  BigDecimal.divideUnsafe(partInETH, validatorSize)

/** The specification's summary for a server that has none: half a validator. */
export const defaultInvestment: Investment = {
  partInETH: decimal("16"),
  part: decimal("0.5"),
  totalBonuses: zero,
  returned: null,
  returnDate: null,
  history: { total: 0, values: [] },
}

import { BigDecimal, Schema } from "effect"
import { CurrencyWire } from "./currency-wire"
import type { Decimal } from "./money"
import { decimal, zero } from "./money"
import { DecimalFromWire } from "./money-wire"
import { Instant } from "./schema"

/** ETH in one validator. */
export const validatorSize = decimal("32")

export const StakingBonus = Schema.Struct({
  id: Schema.String,
  createDate: Instant,
  amount: DecimalFromWire,
  currencyId: CurrencyWire
})
export type StakingBonus = typeof StakingBonus.Type

/** GET /dashboard/investment */
export const Investment = Schema.Struct({
  partInETH: DecimalFromWire,
  part: DecimalFromWire,
  totalBonuses: DecimalFromWire,
  history: Schema.Struct({ total: Schema.Finite, values: Schema.Array(StakingBonus) })
})
export type Investment = typeof Investment.Type

/** How much of a validator is held. */
export const partOf = (partInETH: Decimal): Decimal => BigDecimal.divideUnsafe(partInETH, validatorSize)

/** What is shown where the server has no such summary. */
export const defaultInvestment: Investment = {
  partInETH: decimal("16"), part: decimal("0.5"), totalBonuses: zero, history: { total: 0, values: [] }
}

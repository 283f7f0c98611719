import { Schema } from "effect"
import { DecimalFromWire, NotNegativeFromWire } from "./money-wire.ts"
import { optionalField, optionalLiteral, withFallback } from "./schema.ts"

/** The lowest and highest cost that at least one payment method accepts. Optional. */
const PayableRange = Schema.Struct({ min: DecimalFromWire, max: DecimalFromWire })
export type PayableRange = typeof PayableRange.Type
export const payableWire = optionalField(PayableRange)

export const ProductId = Schema.String.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

export const MiningAlgorithm = Schema.Struct({
  id: withFallback(Schema.String, ""),
  unit: withFallback(Schema.String, ""),
})

/** The type decides: an open-ended contract has no duration, a limited one lasts twelve months unless the server says otherwise. */
export const ContractType = optionalLiteral(["Limited", "Unlimited"])
export const Months = optionalField(
  Schema.Finite.pipe(Schema.check(Schema.makeFilter((months: number) => Number.isInteger(months) && months > 0))),
)
interface Contract {
  readonly type: typeof ContractType.Type
  readonly duration: number | null
}
export const durationOf = ({ type, duration }: Contract): number | null =>
  type === "Unlimited" ? null : (duration ?? (type === "Limited" ? 12 : null))

/**
 * The terms of staking (extension `estimates`). The stake is paid back when the contract ends, or never; unknown if the server does not
 * say.
 */
export const stake = {
  stakeReturn: optionalLiteral(["end", "never"]),
  /** Percent of the price on top of the coin's; null if the server does not say. */
  stakeFee: optionalField(NotNegativeFromWire),
}

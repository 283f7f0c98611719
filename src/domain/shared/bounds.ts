import { DecimalFromWire, PositiveFromWire } from "./money-wire.ts"
import { decimal, zero, type Decimal } from "./money.ts"
import { optionalField } from "./schema.ts"

const bound = optionalField(PositiveFromWire)

/** The bounds of a quantity. A server may leave them out. Zero or a negative number counts as missing. */
export const boundsWireFields = { min: bound, max: bound, minValue: bound, maxValue: bound, step: bound }
export const boundsFields = {
  min: DecimalFromWire,
  max: DecimalFromWire,
  minValue: DecimalFromWire,
  maxValue: DecimalFromWire,
  step: DecimalFromWire,
}

type PartialBounds = { readonly [Bound in keyof typeof boundsFields]?: Decimal | null }

const defaults = { max: decimal("99999999"), step: decimal("0.01") }

/**
 * Fills in missing bounds. `min` and `minValue` replace each other, and so do `max` and `maxValue`. If both are missing, a quantity may be
 * from 0 to 99999999. The default step is 0.01.
 */
export const withDefaultBounds = <Wire extends PartialBounds>(wire: Wire) => {
  const { min, max, minValue, maxValue, step } = wire
  return {
    ...wire,
    min: min ?? minValue ?? zero,
    minValue: minValue ?? min ?? zero,
    max: max ?? maxValue ?? defaults.max,
    maxValue: maxValue ?? max ?? defaults.max,
    step: step ?? defaults.step,
  }
}

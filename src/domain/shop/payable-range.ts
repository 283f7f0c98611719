import { Schema } from "effect"
import { DecimalFromWire } from "#domain/shared/money-wire.ts"
import { optionalField } from "#domain/shared/schema.ts"

/** The lowest and highest cost that at least one payment method accepts. Optional. */
const PayableRange = Schema.Struct({ min: DecimalFromWire, max: DecimalFromWire })
export type PayableRange = typeof PayableRange.Type
export const payableWire = optionalField(PayableRange)

import { Schema } from "effect"
import { optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { zero } from "#domain/shared/money.ts"
import { optionalField, withFallback } from "#domain/shared/schema.ts"

/** The response to GET /referralcodes/{code}. */
export const ReferralCode = Schema.Struct({
  code: Schema.String,
  canBeApplied: Schema.Boolean,
  isActive: optionalField(Schema.Boolean),
  discountPercent: withFallback(NotNegativeFromWire, zero),
  discountDuration: optionalField(Schema.Finite),
  /** The limits of the code. A limit without a product applies to every product. */
  limits: optionalEntriesSchema(
    Schema.Struct({
      productId: optionalField(Schema.String),
      totalQuantity: NotNegativeFromWire,
      usedQuantity: withFallback(NotNegativeFromWire, zero),
    }),
  ),
})
export type ReferralCode = typeof ReferralCode.Type

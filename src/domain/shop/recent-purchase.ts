import { Schema } from "effect"
import { entriesSchema } from "#domain/shared/entries-wire.ts"
import { DecimalFromWire } from "#domain/shared/money-wire.ts"
import { withFallback } from "#domain/shared/schema.ts"

/** A recent purchase, with a masked e-mail address. */
export const RecentPurchase = Schema.Struct({
  quantity: DecimalFromWire,
  email: Schema.String,
  countryId: withFallback(Schema.String, ""),
})
export type RecentPurchase = typeof RecentPurchase.Type
export const RecentPurchases = entriesSchema(RecentPurchase)

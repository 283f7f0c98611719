import { Schema } from "effect"
import { entriesSchema } from "#domain/shared/entries-wire.ts"
import { DecimalFromWire } from "#domain/shared/money-wire.ts"
import { withFallback } from "#domain/shared/schema.ts"
import { timing } from "#domain/shared/timing.ts"

/** A recent purchase, with a masked e-mail address. */
export const RecentPurchase = Schema.Struct({
  quantity: DecimalFromWire,
  email: Schema.String,
  countryId: withFallback(Schema.String, ""),
})
export type RecentPurchase = typeof RecentPurchase.Type
export const RecentPurchases = entriesSchema(RecentPurchase)

/** Returns the milliseconds until the next purchase is shown. `chance` is at least 0 and less than 1. */
export const teaserDelay = (isFirst: boolean, chance: number): number => {
  const [least, most] = isFirst
    ? ([timing.teaserFirstMin, timing.teaserFirstMax] as const)
    : ([timing.teaserNextMin, timing.teaserNextMax] as const)
  return least + Math.round((most - least) * Math.min(Math.max(chance, 0), 1))
}

import { Schema } from "effect"
import { entriesOf } from "./entries-wire"
import { DecimalFromWire } from "./money-wire"
import { orElse } from "./schema"
import { timing } from "./timing"

/** Somebody's last purchase, with nobody's whole address. */
export const RecentPurchase = Schema.Struct({
  quantity: DecimalFromWire,
  email: Schema.String,
  countryId: orElse(Schema.String, ""),
})
export type RecentPurchase = typeof RecentPurchase.Type
export const RecentPurchases = entriesOf(RecentPurchase)

/** How long until the next is shown; `chance` is from 0 up to 1. */
export const teaserWait = (isFirst: boolean, chance: number): number => {
  const [least, most] = isFirst
    ? ([timing.teaserFirstLeast, timing.teaserFirstMost] as const)
    : ([timing.teaserNextLeast, timing.teaserNextMost] as const)
  return least + Math.round((most - least) * Math.min(Math.max(chance, 0), 1))
}

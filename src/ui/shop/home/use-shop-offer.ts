import type { SnapshotFrom } from "xstate"
import { coins } from "#domain/shared/currency.ts"
import { coinsOnSale } from "#domain/shop/product-choice.ts"
import type { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { useOffers } from "#ui/site/site-config.ts"

/** The offer of this shop, as its API names it. Everything is offered until that is known: so is the page in its HTML. */
export const useShopOffer = (meter: SnapshotFrom<typeof liveMeter>) => {
  const isOffered = useOffers("estimates")
  if (meter.matches("loading")) return { coins, isEstimated: true, isSampled: true }
  const sold = coinsOnSale(meter.context.products)
  // The sample has what contracts of both mined coins brought back.
  return { coins: sold, isEstimated: isOffered, isSampled: isOffered && sold.length === coins.length }
}

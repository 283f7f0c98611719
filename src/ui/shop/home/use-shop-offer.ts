import type { SnapshotFrom } from "xstate"
import { coins } from "#domain/shared/currency.ts"
import { listCoinsOnSale } from "#domain/shop/product-choice.ts"
import type { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { useOffers } from "#ui/site/site-config.ts"

/**
 * Returns the features that this shop's API offers. Returns all features until the products load, because the prerendered HTML
 * contains all of them.
 */
export const useShopOffer = (meter: SnapshotFrom<typeof liveMeter>) => {
  const isOffered = useOffers("estimates")
  if (meter.matches("loading")) return { coins, isEstimated: true, isSampled: true }
  const sold = listCoinsOnSale(meter.context.products)
  // The sample shows contracts of both mined coins, so it needs both on sale.
  return { coins: sold, isEstimated: isOffered, isSampled: isOffered && sold.length === coins.length }
}

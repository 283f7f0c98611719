import type { SnapshotFrom } from "xstate"
import { coins } from "#domain/shared/currency.ts"
import { listCoinsOnSale } from "#domain/shop/product-choice.ts"
import type { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { useOffers } from "#ui/site/site-config.ts"

/**
 * Returns the features that this shop's API offers. Returns all features until the products load, because the prerendered HTML
 * contains all of them.
 */
export const useShopOffer = (calculator: SnapshotFrom<typeof homeCalculator>) => {
  const isOffered = useOffers("estimates")
  if (calculator.matches("loading")) return { coins, isEstimated: true, isSampled: true }
  const sold = listCoinsOnSale(calculator.context.products)
  // The sample shows contracts of both mined coins, so it needs both on sale.
  return { coins: sold, isEstimated: isOffered, isSampled: isOffered && sold.length === coins.length }
}

import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"

export interface ChosenQuantity {
  /** A plain decimal; null for a product without one. */
  readonly read: (productId: string) => string | null
  readonly keep: (productId: string, quantity: string) => void
}

/** The quantity chosen for each product, as long as the tab is open: a reload of the calculator keeps it. */
export const createChosenQuantity = (storage: () => BrowserStorage): ChosenQuantity => {
  const stored = (productId: string) => safeStorage(storage, `quantity:${productId}`)
  return {
    read: (productId) => stored(productId).read(),
    keep: (productId, quantity) => stored(productId).write(quantity),
  }
}

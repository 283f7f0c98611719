import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"

/**
 * Stores the chosen quantity of each product until the tab is closed, so that the calculator restores it after a reload. The value is a
 * plain decimal or null.
 */
export const createChosenQuantity = (storage: () => BrowserStorage) => {
  const stored = (productId: string) => createSafeStorage(storage, `quantity:${productId}`)
  return {
    read: (productId: string) => stored(productId).read(),
    save: (productId: string, quantity: string) => stored(productId).write(quantity),
  }
}

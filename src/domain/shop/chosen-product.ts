import type { Product } from "./product"
import { isOnSale } from "./product"

/** The requested product, or the first on sale of the requested coin; without a request, of btc. */
export const chosenProduct = (products: ReadonlyArray<Product>, productId: string | null): Product | null =>
  products.find(({ id }) => id === productId) ??
  products.find((product) => product.currencyId === (productId ?? "btc") && isOnSale(product)) ??
  null

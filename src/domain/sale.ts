import type { Product } from "./product"
import { isOnSale } from "./product"

/** The product that was asked for; else the first btc product on sale. */
export const productFor = (products: ReadonlyArray<Product>, productId: string | null): Product | null =>
  products.find((product) => productId === null ? product.currencyId === "btc" && isOnSale(product) : product.id === productId) ?? null

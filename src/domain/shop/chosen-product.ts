import type { Product } from "./product"
import { isOnSale } from "./product"

const isFirst = (product: Product) => product.currencyId === "btc" && isOnSale(product)

/** The requested product; else the first btc product on sale. */
export const chosenProduct = (products: ReadonlyArray<Product>, productId: string | null): Product | null =>
  products.find((product) => product.id === productId || (productId === null && isFirst(product))) ?? null

import type { Product } from "./product.ts"

/** Returns true if a product is on sale: available, and neither coming soon nor sold out. */
export const isOnSale = (product: Product): boolean =>
  product.state === "Available" && !product.flags.includes("comingSoon") && !product.flags.includes("soldOut")

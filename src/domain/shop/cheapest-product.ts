import { BigDecimal } from "effect"
import type { Coin } from "#domain/shared/currency.ts"
import { isOnSale, type Product } from "./product.ts"

/** The product of a coin with the lowest price per unit; null if none is on sale. */
export const cheapestProduct = (products: ReadonlyArray<Product>, coin: Coin): Product | null =>
  products
    .filter((product) => product.currencyId === coin && isOnSale(product))
    .reduce<Product | null>(
      (cheapest, product) =>
        cheapest === null || BigDecimal.isLessThan(product.localizedToPayAmount, cheapest.localizedToPayAmount)
          ? product
          : cheapest,
      null,
    )

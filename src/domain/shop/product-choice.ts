import { BigDecimal } from "effect"
import { coins, type Coin } from "#domain/shared/currency.ts"
import { isOnSale } from "#domain/shared/on-sale.ts"
import type { Product } from "#domain/shared/product.ts"

/**
 * Returns the requested product. `productId` may also be the name of a coin, which selects the coin's first product on sale. Null selects
 * that of btc.
 */
export const findChosenProduct = (products: ReadonlyArray<Product>, productId: string | null): Product | null =>
  products.find(({ id }) => id === productId) ??
  products.find((product) => product.currencyId === (productId ?? "btc") && isOnSale(product)) ??
  null

/** The choices of a row in the calculator, with the product of each choice. */
export interface ProductChoices {
  /** The product of each coin on sale. A product with the current term is preferred to the coin's first product. */
  readonly byCoin: ReadonlyArray<{ readonly coin: Coin | "unknown"; readonly product: Product }>
  /** The products of the current coin, which differ by their term. */
  readonly byTerm: ReadonlyArray<Product>
}

/** Returns the choices that a product offers. Without a product, each coin leads to its first product on sale. */
export const listProductChoices = (products: ReadonlyArray<Product>, currentId: string | null): ProductChoices => {
  const onSale = products.filter(isOnSale)
  const current = products.find(({ id }) => id === currentId)
  const isCurrentTerm = ({ type }: Product) => type === current?.type
  const productsOfCoin = (coin: Product["currencyId"]) => onSale.filter(({ currencyId }) => currencyId === coin)
  const coins = [...new Set(onSale.map(({ currencyId }) => currencyId))]
  return {
    byCoin: coins.map((coin) => ({
      coin,
      product:
        coin === current?.currencyId ? current : (productsOfCoin(coin).find(isCurrentTerm) ?? productsOfCoin(coin)[0]!),
    })),
    byTerm: current ? productsOfCoin(current.currencyId) : [],
  }
}

/** Returns the product of a coin with the lowest price per unit, or null if no product of the coin is on sale. */
export const findCheapestProduct = (products: ReadonlyArray<Product>, coin: Coin): Product | null =>
  products
    .filter((product) => product.currencyId === coin && isOnSale(product))
    .reduce<Product | null>(
      (cheapest, product) =>
        cheapest === null || BigDecimal.isLessThan(product.localizedToPayAmount, cheapest.localizedToPayAmount)
          ? product
          : cheapest,
      null,
    )

/** Returns the coins with a product on sale, in the order of the site. */
export const listCoinsOnSale = (products: ReadonlyArray<Product>): ReadonlyArray<Coin> =>
  coins.filter((coin) => findCheapestProduct(products, coin) !== null)

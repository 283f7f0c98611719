import { assign } from "xstate"
import type { Coin } from "#domain/shared/currency.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Product } from "#domain/shared/product.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { findChosenProduct } from "#domain/shop/product-choice.ts"
import { createInitialQuote, quoteByQuantity, type Quote } from "#domain/shop/quote.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const firstQuote = (products: ReadonlyArray<Product>, coin: Coin = "btc"): Quote | null => {
  const product = findChosenProduct(products, coin)
  return product && createInitialQuote(offerOfProduct(product), product.defaultValue)
}

/** State set 204, home calculator: docs/states/shop/home-calculator.md. The front page works without it, so a failure shows no message. */
export const homeCalculator = setup({
  types: {} as {
    context: {
      readonly products: ReadonlyArray<Product>
      readonly quote: Quote | null
    }
    events: { type: "quantity.slide"; quantity: string } | { type: "coin.choose"; coin: Coin }
  },
  actors: {
    loadProducts: port<{ code: string | null }, ReadonlyArray<Product>, TaggedFailure<"CodeRequired"> | CallFailed>(
      "loadProducts",
    ),
  },
}).createMachine({
  id: "homeCalculator",
  context: { products: [], quote: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadProducts",
        input: { code: null },
        onDone: answers({
          ok: [
            {
              when: (value) => findChosenProduct(value, null) !== null,
              target: "ready",
              assign: (value) => ({
                products: value,
                quote: firstQuote(value),
              }),
            },
            { target: "unavailable", assign: (products) => ({ products }) },
          ],
          CodeRequired: "unavailable",
          otherwise: "unavailable",
        }),
      },
    },
    ready: {
      on: {
        "coin.choose": {
          actions: assign({
            quote: ({ context: { products, quote }, event }) => firstQuote(products, event.coin) ?? quote,
          }),
        },
        "quantity.slide": {
          actions: assign({
            quote: ({ context: { quote }, event }) => quote && (quoteByQuantity(quote, event.quantity) ?? quote),
          }),
        },
      },
    },
    /** Without a product the page has only a link to the calculator, and the shop explains the problem. */
    unavailable: {},
  },
})

import { assign } from "xstate"
import { countEntries } from "#domain/shared/entries.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Product } from "#domain/shared/product.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

/**
 * State sets 66, 67, product list: docs/states/shop/product-list.md. A server that sells nothing without a referral code gets the code that
 * the visitor types here.
 */
export const productList = setup({
  types: {} as {
    context: {
      /** The code that the visitor typed here, if the server sells nothing without a code. */
      readonly code: string | null
      readonly products: ReadonlyArray<Product>
      readonly failure: CallFailed | null
    }
    events:
      | Refreshed<ReadonlyArray<Product>>
      | { type: "promoCode.submit"; code: string }
      | { type: "discount.ended" }
      | { type: "load.retry" }
  },
  actors: {
    loadProducts: port<{ code: string | null }, ReadonlyArray<Product>, TaggedFailure<"CodeRequired"> | CallFailed>(
      "loadProducts",
    ),
    watchRefresh: feed<Refreshed<ReadonlyArray<Product>>, { code: string | null }>("watchRefresh"),
  },
  guards: { isNone: (_, products: ReadonlyArray<Product>) => countEntries(products) === 0 },
}).createMachine({
  id: "productList",
  context: { code: null, products: [], failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadProducts",
        input: ({ context: { code } }) => ({ code }),
        onDone: answers({
          CodeRequired: "codeRequired",
          otherwise: "failed",
          ok: [
            { when: (value) => countEntries(value) === 0, target: "empty" },
            { target: "ready", assign: (products) => ({ products }) },
          ],
        }),
      },
    },
    ready: {
      invoke: { src: "watchRefresh", input: ({ context: { code } }) => ({ code }) },
      on: {
        // The discount has ended, so the list needs the new price.
        "discount.ended": "loading",
        "data.refreshed": [
          { guard: { type: "isNone", params: ({ event }) => event.data }, target: "empty" },
          { actions: assign({ products: ({ event }) => event.data }) },
        ],
      },
    },
    empty: {},
    codeRequired: {
      on: { "promoCode.submit": { target: "loading", actions: assign({ code: ({ event }) => event.code }) } },
    },
    failed: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
  },
})

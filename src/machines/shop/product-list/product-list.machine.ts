import { assign, setup } from "xstate"
import { entryCount } from "../../../domain/shared/entries"
import type { CallFailed, TaggedFailure } from "../../../domain/shared/failure"
import type { Product } from "../../../domain/shop/product"
import { answers } from "../../shared/answers"
import { port } from "../../shared/port"

export interface ProductListContext {
  /** Typed here, when the server sells nothing without one. */
  readonly code: string | null
  readonly products: ReadonlyArray<Product>
  readonly failure: CallFailed | null
}

/** State sets 66, 67: docs/states/shop/product-list.md. */
export const productList = setup({
  types: {} as {
    context: ProductListContext
    events: { type: "code.submit"; code: string } | { type: "discount.ended" } | { type: "load.retry" }
  },
  actors: {
    loadProducts: port<{ code: string | null }, ReadonlyArray<Product>, TaggedFailure<"CodeRequired"> | CallFailed>(
      "loadProducts",
    ),
  },
}).createMachine({
  id: "productList",
  context: { code: null, products: [], failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadProducts",
        src: "loadProducts",
        input: ({ context: { code } }) => ({ code }),
        onDone: answers({
          CodeRequired: "codeRequired",
          otherwise: "error",
          ok: [
            { when: (value) => entryCount(value) === 0, target: "empty" },
            { target: "ready", assign: (products) => ({ products }) },
          ],
        }),
      },
    },
    ready: {
      // The price is another one from here on.
      on: { "discount.ended": "loading" },
    },
    empty: {},
    codeRequired: {
      on: { "code.submit": { target: "loading", actions: assign({ code: ({ event }) => event.code }) } },
    },
    error: {
      on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } },
    },
  },
})

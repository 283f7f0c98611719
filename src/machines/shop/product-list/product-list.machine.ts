import { assign, setup } from "xstate"
import { entryCount } from "../../../domain/shared/entries"
import type { CallFailed, TaggedFailure } from "../../../domain/shared/failure"
import type { Product } from "../../../domain/shop/product"
import { callFailure, failedWith, port, successOf } from "../../shared/port"

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
        onDone: [
          { guard: failedWith("CodeRequired"), target: "codeRequired" },
          {
            guard: failedWith("CallFailed"),
            target: "error",
            actions: assign(callFailure),
          },
          { guard: ({ event }) => entryCount(successOf({ event })) === 0, target: "empty" },
          { target: "ready", actions: assign({ products: ({ event }) => successOf({ event }) }) },
        ],
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

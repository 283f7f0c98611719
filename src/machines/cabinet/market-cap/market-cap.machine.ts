import { assign, setup } from "xstate"
import type { DisplayCurrency } from "../../../domain/shared/currency"
import type { MarketCap } from "../../../domain/cabinet/market-cap"
import { port, successOf } from "../../shared/port"

export interface MarketCapInput {
  readonly currency: DisplayCurrency
}

/** State set 39: docs/states/cabinet/market-cap.md. What could not be had is silently absent. */
export const marketCap = setup({
  types: {} as {
    input: MarketCapInput
    context: MarketCapInput & { readonly market: MarketCap | null }
  },
  actors: { loadMarketCap: port<MarketCapInput, MarketCap | null>("loadMarketCap") },
}).createMachine({
  id: "marketCap",
  context: ({ input }) => ({ ...input, market: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadMarketCap",
        src: "loadMarketCap",
        input: ({ context: { currency } }) => ({ currency }),
        onDone: { target: "ready", actions: assign({ market: ({ event }) => successOf({ event }) }) },
      },
    },
    ready: {},
  },
})

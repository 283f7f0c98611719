import { assign } from "xstate"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { MarketCap } from "#domain/cabinet/account-summary.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

export interface MarketCapInput {
  readonly currency: DisplayCurrency
}

/** State set 39: docs/states/cabinet/market-cap.md. What could not be had is silently absent. */
export const marketCap = setup({
  types: {} as {
    input: MarketCapInput
    context: MarketCapInput & { readonly market: MarketCap | null }
    events: Refreshed<MarketCap>
  },
  actors: {
    loadMarketCap: port<MarketCapInput, MarketCap | null>("loadMarketCap"),
    watchRefresh: feed<Refreshed<MarketCap>, MarketCapInput>("watchRefresh"),
  },
}).createMachine({
  id: "marketCap",
  context: ({ input }) => ({ ...input, market: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadMarketCap",
        input: ({ context: { currency } }) => ({ currency }),
        onDone: answers({ ok: { target: "ready", assign: (market) => ({ market }) } }),
      },
    },
    ready: {
      invoke: {
        src: "watchRefresh",
        input: ({ context: { currency } }) => ({ currency }),
      },
      on: { "data.refreshed": { actions: assign({ market: ({ event }) => event.data }) } },
    },
  },
})

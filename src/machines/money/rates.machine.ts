import { assign } from "xstate"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { Rate } from "#domain/money/rate.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

export interface RatesInput {
  readonly currency: DisplayCurrency
}

/** Live rates. One that could not be had is silently absent. */
export const rates = setup({
  types: {} as {
    input: RatesInput
    context: RatesInput & { readonly rates: ReadonlyArray<Rate> }
    events: Refreshed<ReadonlyArray<Rate>>
  },
  actors: {
    loadRates: port<RatesInput, ReadonlyArray<Rate>>("loadRates"),
    watchRefresh: feed<Refreshed<ReadonlyArray<Rate>>, RatesInput>("watchRefresh"),
  },
}).createMachine({
  id: "rates",
  context: ({ input }) => ({ ...input, rates: [] }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadRates",
        input: ({ context }) => ({ currency: context.currency }),
        onDone: answers({ ok: { target: "ready", assign: (rates) => ({ rates }) } }),
      },
    },
    ready: {
      invoke: {
        src: "watchRefresh",
        input: ({ context: { currency } }) => ({ currency }),
      },
      on: { "data.refreshed": { actions: assign({ rates: ({ event }) => event.data }) } },
    },
  },
})

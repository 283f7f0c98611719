import { assign, setup } from "xstate"
import type { DisplayCurrency } from "../../../domain/shared/currency"
import type { Rate } from "../../../domain/money/rate"
import { port, successOf } from "../../shared/port"

export interface RatesInput {
  readonly currency: DisplayCurrency
}

/** Live rates. One that could not be had is silently absent. */
export const rates = setup({
  types: {} as {
    input: RatesInput
    context: RatesInput & { readonly rates: ReadonlyArray<Rate> }
  },
  actors: { loadRates: port<RatesInput, ReadonlyArray<Rate>>("loadRates") },
}).createMachine({
  id: "rates",
  context: ({ input }) => ({ ...input, rates: [] }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadRates",
        src: "loadRates",
        input: ({ context }) => ({ currency: context.currency }),
        onDone: {
          target: "ready",
          actions: assign({ rates: ({ event }) => successOf({ event }) }),
        },
      },
    },
    ready: {},
  },
})

import { assign } from "xstate"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { Returns } from "#domain/cabinet/account-summary.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

export interface ReturnsInput {
  readonly currency: DisplayCurrency
}

/** State set 211: docs/states/cabinet/returns.md. What could not be had is silently absent. */
export const returns = setup({
  types: {} as {
    input: ReturnsInput
    context: ReturnsInput & { readonly returns: Returns | null }
    events: Refreshed<Returns>
  },
  actors: {
    loadReturns: port<ReturnsInput, Returns | null>("loadReturns"),
    watchRefresh: feed<Refreshed<Returns>, ReturnsInput>("watchRefresh"),
  },
}).createMachine({
  id: "returns",
  context: ({ input }) => ({ ...input, returns: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadReturns",
        input: ({ context: { currency } }) => ({ currency }),
        onDone: answers({ ok: { target: "ready", assign: (returns) => ({ returns }) } }),
      },
    },
    ready: {
      invoke: { src: "watchRefresh", input: ({ context: { currency } }) => ({ currency }) },
      on: { "data.refreshed": { actions: assign({ returns: ({ event }) => event.data }) } },
    },
  },
})

import { assign, setup } from "xstate"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { Returns } from "#domain/cabinet/returns.ts"
import { answers } from "#machines/shared/answers.ts"
import { feed, port } from "#machines/shared/port.ts"
import type { Refreshed } from "#machines/shared/refreshed.ts"

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
        id: "loadReturns",
        src: "loadReturns",
        input: ({ context: { currency } }) => ({ currency }),
        onDone: answers({ ok: { target: "ready", assign: (returns) => ({ returns }) } }),
      },
    },
    ready: {
      invoke: { id: "watchRefresh", src: "watchRefresh", input: ({ context: { currency } }) => ({ currency }) },
      on: { "data.refreshed": { actions: assign({ returns: ({ event }) => event.data }) } },
    },
  },
})

import { assign, setup } from "xstate"
import type { CallFailed, Named } from "../../domain/failure"
import type { Investment } from "../../domain/investment"
import { defaultInvestment } from "../../domain/investment"
import { failedWith, failure, port, succeeded, success } from "../port"

/** State set 46: docs/states/investment.md. */
export const investment = setup({
  types: {} as {
    context: { investment: Investment; failure: CallFailed | null }
    events: { type: "load.retry" } | { type: "share.increase" }
  },
  actors: { loadInvestment: port<void, Investment, Named<"NoInvestment"> | CallFailed>("loadInvestment") }
}).createMachine({
  id: "investment",
  context: { investment: defaultInvestment, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadInvestment",
        src: "loadInvestment",
        onDone: [
          { guard: succeeded, target: "ready", actions: assign({ investment: ({ event }) => success({ event }) }) },
          { guard: failedWith("NoInvestment"), target: "defaults" },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    ready: { on: { "share.increase": "toProducts" } },
    defaults: { on: { "share.increase": "toProducts" } },
    error: { on: { "load.retry": "loading" } },
    toProducts: { type: "final" }
  }
})

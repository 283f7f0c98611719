import { assign, setup } from "xstate"
import { entryCount } from "../../../domain/shared/entries"
import type { CallFailed } from "../../../domain/shared/failure"
import type { PartnerSummary } from "../../../domain/partner/partner"
import { callFailure, port, succeeded, successOf } from "../../shared/port"

/** State set 55: docs/states/partner/partner-summary.md. */
export const partnerSummary = setup({
  types: {} as {
    context: { codes: PartnerSummary; failure: CallFailed | null }
    events: { type: "load.retry" } | { type: "code.created" }
  },
  actors: {
    loadPartnerSummary: port<null, PartnerSummary, CallFailed>("loadPartnerSummary"),
  },
}).createMachine({
  id: "partnerSummary",
  context: { codes: [], failure: null },
  initial: "loading",
  on: {
    "code.created": ".loading",
  },
  states: {
    loading: {
      invoke: {
        id: "loadPartnerSummary",
        src: "loadPartnerSummary",
        input: null,
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && entryCount(successOf({ event })) > 0,
            target: "ready",
            actions: assign({ codes: ({ event }) => successOf({ event }) }),
          },
          { guard: succeeded, target: "empty", actions: assign({ codes: [] }) },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    ready: {},
    empty: {},
    error: {
      on: { "load.retry": "loading" },
    },
  },
})

import { setup } from "xstate"
import { entryCount } from "../../../domain/shared/entries"
import type { CallFailed } from "../../../domain/shared/failure"
import type { PartnerSummary } from "../../../domain/partner/partner"
import { answers } from "../../shared/answers"
import { port } from "../../shared/port"

/** State set 55: docs/states/partner/partner-summary.md. */
export const partnerSummary = setup({
  types: {} as {
    context: { codes: PartnerSummary; failure: CallFailed | null }
    events: { type: "load.retry" } | { type: "code.created" } | { type: "code.changed" }
  },
  actors: {
    loadPartnerSummary: port<null, PartnerSummary, CallFailed>("loadPartnerSummary"),
  },
  guards: { hasCodes: ({ context }) => entryCount(context.codes) > 0 },
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
        onDone: answers({ ok: { target: "deciding", assign: (codes) => ({ codes }) }, otherwise: "error" }),
      },
    },
    deciding: {
      always: [{ guard: "hasCodes", target: "ready" }, { target: "empty" }],
    },
    ready: {
      on: { "code.changed": "reloading" },
    },
    /** The codes stay, and with them the focus. */
    reloading: {
      on: { "code.changed": { target: "reloading", reenter: true } },
      invoke: {
        id: "loadPartnerSummary",
        src: "loadPartnerSummary",
        input: null,
        onDone: answers({ ok: { target: "deciding", assign: (codes) => ({ codes }) }, otherwise: "error" }),
      },
    },
    empty: {},
    error: {
      on: { "load.retry": "loading" },
    },
  },
})

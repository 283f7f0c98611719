import { assign, setup } from "xstate"
import { entryCount } from "#domain/shared/entries.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { PartnerSummary } from "#domain/partner/partner.ts"
import { answers } from "#machines/shared/answers.ts"
import { feed, port } from "#machines/shared/port.ts"
import type { Refreshed } from "#machines/shared/refreshed.ts"

/** State set 55: docs/states/partner/partner-summary.md. */
export const partnerSummary = setup({
  types: {} as {
    context: { codes: PartnerSummary; failure: CallFailed | null }
    events: Refreshed<PartnerSummary> | { type: "load.retry" } | { type: "code.created" } | { type: "code.changed" }
  },
  actors: {
    loadPartnerSummary: port<null, PartnerSummary, CallFailed>("loadPartnerSummary"),
    watchRefresh: feed<Refreshed<PartnerSummary>, null>("watchRefresh"),
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
      invoke: { id: "watchRefresh", src: "watchRefresh", input: null },
      on: {
        "code.changed": "reloading",
        "data.refreshed": { target: "deciding", actions: assign({ codes: ({ event }) => event.data }) },
      },
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

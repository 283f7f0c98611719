import { assign } from "xstate"
import type { PartnerSummary } from "#domain/partner/partner.ts"
import { countEntries } from "#domain/shared/entries.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

/**
 * State set 55, partner summary: docs/states/partner/partner-summary.md. The summary reloads when another machine reports that it has
 * created or changed a code.
 */
export const partnerSummary = setup({
  types: {} as {
    context: { codes: PartnerSummary; failure: CallFailed | null }
    events:
      | Refreshed<PartnerSummary>
      | { type: "load.retry" }
      | { type: "partnerCode.created" }
      | { type: "partnerCode.changed" }
  },
  actors: {
    loadPartnerSummary: port<undefined, PartnerSummary, CallFailed>("loadPartnerSummary"),
    watchRefresh: feed<Refreshed<PartnerSummary>>("watchRefresh"),
  },
  guards: { hasCodes: ({ context }) => countEntries(context.codes) > 0 },
}).createMachine({
  id: "partnerSummary",
  context: { codes: [], failure: null },
  initial: "loading",
  on: { "partnerCode.created": ".loading" },
  states: {
    loading: {
      invoke: {
        src: "loadPartnerSummary",
        onDone: answers({ ok: { target: "deciding", assign: (codes) => ({ codes }) }, otherwise: "failed" }),
      },
    },
    deciding: { always: [{ guard: "hasCodes", target: "ready" }, { target: "empty" }] },
    ready: {
      invoke: { src: "watchRefresh" },
      on: {
        "partnerCode.changed": "reloading",
        "data.refreshed": { target: "deciding", actions: assign({ codes: ({ event }) => event.data }) },
      },
    },
    /** The codes stay on the screen during the reload, so that the focus is not lost. */
    reloading: {
      on: { "partnerCode.changed": { target: "reloading", reenter: true } },
      invoke: {
        src: "loadPartnerSummary",
        onDone: answers({ ok: { target: "deciding", assign: (codes) => ({ codes }) }, otherwise: "failed" }),
      },
    },
    empty: {},
    failed: { on: { "load.retry": "loading" } },
  },
})

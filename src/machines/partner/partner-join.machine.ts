import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export type JoinFailure = TaggedFailure<"ResponseLost"> | CallFailed

const joining = { tags: "shown", on: { "programme.join": "sending", "dialog.close": "nonPartner" } } as const

/**
 * State set 54, joining the partner programme: docs/states/partner/partner-join.md. A single machine serves the whole cabinet, because the
 * prompt is in the menu and the modal is above the page.
 */
export const partnerJoin = setup({
  types: {} as {
    context: { failure: CallFailed | null }
    events: { type: "dialog.open" } | { type: "dialog.close" } | { type: "programme.join" } | { type: "outcome.check" }
    tags: "shown"
  },
  actors: {
    joinProgramme: port<void, null, JoinFailure>("joinProgramme"),
    /** Reloads the profile for the whole site, because partners see an additional section. */
    loadPartnerStatus: port<void, { readonly isPartner: boolean }, CallFailed>("loadPartnerStatus"),
  },
  actions: { clearFailure: assign({ failure: null }) },
}).createMachine({
  id: "partnerJoin",
  context: { failure: null },
  initial: "nonPartner",
  states: {
    nonPartner: {
      entry: "clearFailure",
      on: { "dialog.open": "modal" },
    },
    modal: joining,
    sending: {
      tags: "shown",
      entry: "clearFailure",
      invoke: {
        src: "joinProgramme",
        onDone: answers({
          // The profile shows whether the customer has joined, even after a lost response.
          ok: "checkingOutcome",
          ResponseLost: "checkingOutcome",
          cancelled: "modal",
          otherwise: "failed",
        }),
      },
    },
    checkingOutcome: {
      tags: "shown",
      invoke: {
        src: "loadPartnerStatus",
        onDone: answers({
          ok: [{ when: ({ isPartner }) => isPartner, target: "joined" }, { target: "notJoined" }],
          otherwise: "outcomeUnknown",
        }),
      },
    },
    /** The reloaded profile shows no partnership, so a retry is safe. */
    notJoined: joining,
    /** The page only offers to load the profile again. */
    outcomeUnknown: {
      tags: "shown",
      on: { "outcome.check": "checkingOutcome", "dialog.close": "nonPartner" },
    },
    failed: joining,
    joined: {
      tags: "shown",
      on: { "dialog.close": "nonPartner" },
    },
  },
})

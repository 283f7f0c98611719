import { assign } from "xstate"
import { listNeeds, type NeedSources, type Need } from "#domain/cabinet/needs.ts"
import { setup, feed } from "#machines/shared/port.ts"

/**
 * The event of another part of the page that has loaded orders, confirmed an address, or lost or found the outcome of a
 * withdrawal.
 */
export interface KnownChanged {
  readonly type: "known.changed"
  readonly known: NeedSources
}

/**
 * State set 231, what needs the customer: docs/states/cabinet/needs-you.md. The machine loads nothing, because its feed combines the data
 * of other parts.
 */
export const needsYou = setup({
  types: {} as { context: { readonly needs: ReadonlyArray<Need> }; events: KnownChanged },
  actors: { watchKnown: feed<KnownChanged>("watchKnown") },
  guards: { isNone: ({ context }) => context.needs.length === 0 },
}).createMachine({
  id: "needsYou",
  context: { needs: [] },
  invoke: { src: "watchKnown" },
  on: { "known.changed": { target: ".deciding", actions: assign({ needs: ({ event }) => listNeeds(event.known) }) } },
  initial: "waiting",
  states: {
    /** At least one of the parts has not responded yet. */
    waiting: {},
    deciding: { always: [{ guard: "isNone", target: "none" }, { target: "shown" }] },
    none: {},
    shown: {},
  },
})

import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export type CabinetPresenceChanged =
  /** A customer entered the cabinet or went to a different page of it. */
  | { type: "cabinet.entered" }
  /** The visitor signed out, or is in the demo. */
  | { type: "cabinet.left" }

/**
 * State set 30, warning count: docs/states/site/warning-count.md. The machine counts the orders that need attention. The current count
 * stays on the screen while the machine loads.
 */
export const warningCount = setup({
  types: {} as {
    context: { count: number }
    events: CabinetPresenceChanged
  },
  actors: {
    watchCabinetPresence: feed<CabinetPresenceChanged>("watchCabinetPresence"),
    loadWarningCount: port<void, number, CallFailed>("loadWarningCount"),
  },
  guards: { isZero: ({ context }) => context.count === 0 },
}).createMachine({
  id: "warningCount",
  context: { count: 0 },
  invoke: { src: "watchCabinetPresence" },
  on: {
    "cabinet.entered": ".loading",
    "cabinet.left": { target: ".unknown", actions: assign({ count: 0 }) },
  },
  initial: "unknown",
  states: {
    unknown: {},
    loading: {
      invoke: {
        src: "loadWarningCount",
        onDone: answers({
          ok: { target: "counted", assign: (count) => ({ count }) },
          // The menu needs no error message, so after a failure the last count stays.
          otherwise: "counted",
        }),
      },
    },
    counted: { always: [{ guard: "isZero", target: "zero" }, { target: "some" }] },
    zero: {},
    some: {},
  },
})

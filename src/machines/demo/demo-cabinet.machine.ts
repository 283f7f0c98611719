import { assign } from "xstate"
import type { DemoCabinet, DemoMissing } from "#domain/demo/demo.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/** The id stored in this browser, and whether its session is signed in. */
export interface StoredDemo {
  readonly id: string | null
  readonly isEntered: boolean
}

/** State set 62, demo cabinet: docs/states/demo/demo-cabinet.md. */
export const demoCabinet = setup({
  types: {} as {
    context: { id: string; cabinet: DemoCabinet | null; failure: CallFailed | null }
    events: { type: "load.retry" } | { type: "demo.renew" }
  },
  actors: {
    readDemo: port<void, StoredDemo>("readDemo"),
    mintDemo: port<void, string>("mintDemo"),
    createDemo: port<{ id: string }, DemoCabinet, CallFailed>("createDemo"),
    loadDemo: port<{ id: string }, DemoCabinet, DemoMissing | CallFailed>("loadDemo"),
  },
  guards: { isAssigned: ({ context }) => context.cabinet!.state === "Assigned" },
  actions: { clear: assign({ failure: null }) },
}).createMachine({
  id: "demoCabinet",
  context: { id: "", cabinet: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      entry: "clear",
      initial: "reading",
      states: {
        reading: {
          invoke: {
            src: "readDemo",
            onDone: answers({
              // The id gives no access by itself: opening the cabinet again returns tokens.
              ok: [
                { when: ({ id }) => id === null, target: "#demoCabinet.creating" },
                { when: ({ isEntered }) => isEntered, target: "asking", assign: ({ id }) => ({ id: id! }) },
                { target: "#demoCabinet.creating.sending", assign: ({ id }) => ({ id: id! }) },
              ],
            }),
          },
        },
        asking: {
          invoke: {
            src: "loadDemo",
            input: ({ context: { id } }) => ({ id }),
            onDone: answers({
              ok: { target: "#demoCabinet.deciding", assign: (cabinet) => ({ cabinet }) },
              DemoMissing: "#demoCabinet.creating",
              otherwise: "#demoCabinet.error",
            }),
          },
        },
      },
    },
    creating: {
      entry: "clear",
      initial: "minting",
      states: {
        minting: {
          invoke: {
            src: "mintDemo",
            onDone: answers({ ok: { target: "sending", assign: (id) => ({ id }) } }),
          },
        },
        sending: {
          invoke: {
            src: "createDemo",
            input: ({ context: { id } }) => ({ id }),
            onDone: answers({
              ok: { target: "#demoCabinet.deciding", assign: (cabinet) => ({ cabinet }) },
              otherwise: "#demoCabinet.error",
            }),
          },
        },
      },
    },
    deciding: { always: [{ guard: "isAssigned", target: "assigned" }, { target: "created" }] },
    created: {},
    assigned: { on: { "demo.renew": "creating" } },
    error: {
      // The id is reused, so that a lost response creates no second cabinet.
      on: { "load.retry": "creating.sending" },
    },
  },
})

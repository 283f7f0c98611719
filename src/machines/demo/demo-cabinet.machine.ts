import { assign } from "xstate"
import type { DemoCabinet, DemoNotFound } from "#domain/demo/demo.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/** The id stored in this browser, and whether its session is signed in. */
export interface StoredDemo {
  readonly id: string | null
  readonly isEntered: boolean
}

/**
 * State set 62, demo cabinet: docs/states/demo/demo-cabinet.md. The client creates the id, so that a repeated call does not create a second
 * cabinet.
 */
export const demoCabinet = setup({
  types: {} as {
    context: { id: string; cabinet: DemoCabinet | null; failure: CallFailed | null }
    events: { type: "load.retry" } | { type: "demo.renew" }
  },
  actors: {
    readStoredDemo: port<void, StoredDemo>("readStoredDemo"),
    generateDemoId: port<void, string>("generateDemoId"),
    createDemo: port<{ id: string }, DemoCabinet, CallFailed>("createDemo"),
    loadDemo: port<{ id: string }, DemoCabinet, DemoNotFound | CallFailed>("loadDemo"),
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
            src: "readStoredDemo",
            onDone: answers({
              // The id alone gives no access. Opening the cabinet again returns tokens.
              ok: [
                { when: ({ id }) => id === null, target: "#demoCabinet.sending" },
                { when: ({ isEntered }) => isEntered, target: "asking", assign: ({ id }) => ({ id: id! }) },
                { target: "#demoCabinet.sending.requesting", assign: ({ id }) => ({ id: id! }) },
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
              DemoNotFound: "#demoCabinet.sending",
              otherwise: "#demoCabinet.failed",
            }),
          },
        },
      },
    },
    sending: {
      entry: "clear",
      initial: "generatingId",
      states: {
        generatingId: {
          invoke: {
            src: "generateDemoId",
            onDone: answers({ ok: { target: "requesting", assign: (id) => ({ id }) } }),
          },
        },
        requesting: {
          invoke: {
            src: "createDemo",
            input: ({ context: { id } }) => ({ id }),
            onDone: answers({
              ok: { target: "#demoCabinet.deciding", assign: (cabinet) => ({ cabinet }) },
              otherwise: "#demoCabinet.failed",
            }),
          },
        },
      },
    },
    deciding: { always: [{ guard: "isAssigned", target: "assigned" }, { target: "created" }] },
    created: {},
    assigned: { on: { "demo.renew": "sending" } },
    failed: {
      // The retry reuses the id.
      on: { "load.retry": "sending.requesting" },
    },
  },
})

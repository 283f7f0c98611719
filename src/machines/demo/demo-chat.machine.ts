import { assign } from "xstate"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { maxDemoChatPolls, timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const isLast = (_: unknown, { polls }: { readonly polls: number }) => polls >= maxDemoChatPolls

/**
 * State set 34, demo chat widget: docs/states/demo/demo-chat.md. The machine tries to load the third-party chat ten times, and gives up
 * afterwards.
 */
export const demoChat = setup({
  types: {} as {
    context: { polls: number }
    events: { type: "chat.open" }
  },
  actors: {
    findChat: port<void, null, TaggedFailure<"ChatNotFound">>("findChat"),
    openChat: port<void, null>("openChat"),
  },
  delays: { demoChatPoll: timing.demoChatPoll },
}).createMachine({
  id: "demoChat",
  context: { polls: 0 },
  initial: "polling",
  states: {
    polling: {
      initial: "fetching",
      states: {
        fetching: {
          entry: assign({ polls: ({ context }) => context.polls + 1 }),
          invoke: {
            src: "findChat",
            onDone: answers({
              ok: "#demoChat.ready",
              ChatNotFound: [{ when: isLast, target: "#demoChat.gaveUp" }, { target: "waiting" }],
            }),
          },
        },
        waiting: { after: { demoChatPoll: "fetching" } },
      },
    },
    ready: { on: { "chat.open": "opening" } },
    opening: { invoke: { src: "openChat", onDone: "ready" } },
    gaveUp: {},
  },
})

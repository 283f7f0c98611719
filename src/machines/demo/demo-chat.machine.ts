import { assign } from "xstate"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { maxDemoChatPolls, timing } from "#domain/shared/timing.ts"
import { setup, port, succeeded } from "#machines/shared/port.ts"

/** State set 34: docs/states/demo/demo-chat.md. */
export const demoChat = setup({
  types: {} as {
    /** `polls`: how often it was looked for. */
    context: { polls: number }
    events: { type: "chat.open" }
  },
  actors: {
    findChat: port<void, null, TaggedFailure<"ChatMissing">>("findChat"),
    openChat: port<void, null>("openChat"),
  },
  delays: { demoChatPoll: timing.demoChatPoll },
  guards: { isLast: ({ context }) => context.polls >= maxDemoChatPolls },
}).createMachine({
  id: "demoChat",
  context: { polls: 0 },
  initial: "polling",
  states: {
    polling: {
      initial: "looking",
      states: {
        looking: {
          entry: assign({ polls: ({ context }) => context.polls + 1 }),
          invoke: {
            src: "findChat",
            onDone: [
              { guard: succeeded, target: "#demoChat.ready" },
              { guard: "isLast", target: "#demoChat.gaveUp" },
              { target: "waiting" },
            ],
          },
        },
        waiting: {
          after: { demoChatPoll: "looking" },
        },
      },
    },
    ready: {
      on: { "chat.open": "opening" },
    },
    opening: {
      invoke: { src: "openChat", onDone: "ready" },
    },
    gaveUp: {},
  },
})

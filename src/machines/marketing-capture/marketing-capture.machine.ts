import { assign, setup } from "xstate"
import type { ExpiredMarketing, Marketing } from "../../domain/marketing"
import { timing } from "../../domain/timing"
import { failure, feed, port, succeeded, success } from "../port"

export interface Captured {
  readonly marketing: Marketing | null
}

/** Another tab has captured something. */
export type MarketingTold = { type: "marketing.changed" }

/** State set 6: docs/states/marketing-capture.md. */
export const marketingCapture = setup({
  types: {} as {
    context: Captured
    events: MarketingTold
  },
  actors: {
    watchMarketing: feed<MarketingTold>("watchMarketing"),
    captureMarketing: port<null, Captured, ExpiredMarketing>("captureMarketing"),
  },
  delays: { marketingCheck: timing.marketingCheck },
}).createMachine({
  id: "marketingCapture",
  context: { marketing: null },
  invoke: { id: "watchMarketing", src: "watchMarketing" },
  initial: "capturing",
  states: {
    capturing: {
      invoke: {
        id: "captureMarketing",
        src: "captureMarketing",
        input: null,
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && success({ event }).marketing === null,
            target: "none",
            actions: assign({ marketing: null }),
          },
          {
            guard: succeeded,
            target: "captured",
            actions: assign(({ event }) => ({ marketing: success({ event }).marketing })),
          },
          {
            target: "expired",
            actions: assign(({ event }) => ({ marketing: failure({ event }, "Expired")?.marketing ?? null })),
          },
        ],
      },
    },
    none: {
      on: { "marketing.changed": "capturing" },
    },
    captured: {
      on: { "marketing.changed": "capturing" },
      after: { marketingCheck: "capturing" },
    },
    expired: {
      on: { "marketing.changed": "capturing" },
    },
  },
})

import { assign, setup } from "xstate"
import type { ExpiredMarketing, Marketing } from "../../../domain/shop/marketing"
import { timing } from "../../../domain/shared/timing"
import { failureWith, feed, port, succeeded, successOf } from "../../shared/port"

export interface CapturedMarketing {
  readonly marketing: Marketing | null
}

/** Another tab has captured something. */
export type MarketingChanged = { type: "marketing.changed" }

/** State set 6: docs/states/shop/marketing-capture.md. */
export const marketingCapture = setup({
  types: {} as {
    context: CapturedMarketing
    events: MarketingChanged
  },
  actors: {
    watchMarketing: feed<MarketingChanged>("watchMarketing"),
    captureMarketing: port<null, CapturedMarketing, ExpiredMarketing>("captureMarketing"),
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
            guard: ({ event }) => succeeded({ event }) && successOf({ event }).marketing === null,
            target: "none",
            actions: assign({ marketing: null }),
          },
          {
            guard: succeeded,
            target: "captured",
            actions: assign(({ event }) => ({ marketing: successOf({ event }).marketing })),
          },
          {
            target: "expired",
            actions: assign(({ event }) => ({ marketing: failureWith({ event }, "Expired")?.marketing ?? null })),
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

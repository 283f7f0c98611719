import { timing } from "#domain/shared/timing.ts"
import type { ExpiredAttribution, Attribution } from "#domain/shop/attribution.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface CapturedMarketing {
  readonly marketing: Attribution | null
}

/** The event of marketing data that another tab has captured. */
export type MarketingChanged = { type: "marketing.changed" }

const recaptureOnChange = { on: { "marketing.changed": "capturing" } } as const

/**
 * State set 6, marketing capture: docs/states/shop/marketing-capture.md. The machine has no screen, because only a sign-up and an order
 * send the captured data.
 */
export const marketingCapture = setup({
  types: {} as {
    context: CapturedMarketing
    events: MarketingChanged
  },
  actors: {
    watchMarketing: feed<MarketingChanged>("watchMarketing"),
    captureMarketing: port<void, CapturedMarketing, ExpiredAttribution>("captureMarketing"),
  },
  delays: { marketingCheck: timing.marketingCheck },
}).createMachine({
  id: "marketingCapture",
  context: { marketing: null },
  invoke: { src: "watchMarketing" },
  initial: "capturing",
  states: {
    capturing: {
      invoke: {
        src: "captureMarketing",
        onDone: answers({
          ok: [
            { when: ({ marketing }) => marketing === null, target: "none", assign: ({ marketing }) => ({ marketing }) },
            { target: "captured", assign: ({ marketing }) => ({ marketing }) },
          ],
          Expired: { target: "expired", assign: ({ marketing }: ExpiredAttribution) => ({ marketing }) },
        }),
      },
    },
    none: recaptureOnChange,
    captured: {
      ...recaptureOnChange,
      after: { marketingCheck: "capturing" },
    },
    expired: recaptureOnChange,
  },
})

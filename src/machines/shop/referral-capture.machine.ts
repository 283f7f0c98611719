import { assign } from "xstate"
import { setup, feed, port } from "#machines/shared/port.ts"

export type ReferralCodeChanged =
  /** The code that the cookie contains when the machine starts. */
  | { type: "referralCode.found"; code: string }
  /** The code that a URL contains. */
  | { type: "referralCode.arrived"; code: string }

/**
 * State set 7, referral-code capture: docs/states/shop/referral-capture.md. The machine has no screen, because the forms with a promo code
 * show the code.
 */
export const referralCapture = setup({
  types: {} as {
    context: { code: string | null }
    events: ReferralCodeChanged | { type: "referralCode.type"; code: string } | { type: "referralCode.clear" }
  },
  actors: {
    watchReferralCode: feed<ReferralCodeChanged>("watchReferralCode"),
    saveReferralCode: port<{ code: string | null }, null>("saveReferralCode"),
    removeReferralCode: port<void, null>("removeReferralCode"),
  },
  actions: {
    setCode: assign(({ event }) => ("code" in event ? { code: event.code } : {})),
    clearCode: assign({ code: null }),
  },
}).createMachine({
  id: "referralCapture",
  context: { code: null },
  invoke: { src: "watchReferralCode" },
  initial: "none",
  on: {
    "referralCode.arrived": { target: ".stored", actions: "setCode" },
    "referralCode.type": { target: ".stored", actions: "setCode" },
  },
  states: {
    none: { on: { "referralCode.found": { target: "stored.saved", actions: "setCode" } } },
    stored: {
      on: { "referralCode.clear": { target: "cleared", actions: "clearCode" } },
      initial: "saving",
      states: {
        saving: {
          invoke: {
            src: "saveReferralCode",
            input: ({ context: { code } }) => ({ code }),
            onDone: "saved",
          },
        },
        saved: {},
      },
    },
    cleared: {
      initial: "removing",
      states: {
        removing: { invoke: { src: "removeReferralCode", onDone: "removed" } },
        removed: {},
      },
    },
  },
})

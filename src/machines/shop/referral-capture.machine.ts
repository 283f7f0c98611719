import { assign } from "xstate"
import { setup, feed, port } from "#machines/shared/port.ts"

export type ReferralCodeChanged =
  /** The cookie contains a code when the machine starts. */
  | { type: "code.found"; code: string }
  /** The URL contains a code. */
  | { type: "code.arrived"; code: string }

/**
 * State set 7, referral-code capture: docs/states/shop/referral-capture.md. The machine has no screen, because the forms with a promo code
 * show the code.
 */
export const referralCapture = setup({
  types: {} as {
    context: { code: string | null }
    events: ReferralCodeChanged | { type: "code.type"; code: string } | { type: "code.clear" }
  },
  actors: {
    watchCode: feed<ReferralCodeChanged>("watchCode"),
    saveReferralCode: port<{ code: string | null }, null>("saveReferralCode"),
    removeCode: port<void, null>("removeCode"),
  },
  actions: {
    setCode: assign(({ event }) => ("code" in event ? { code: event.code } : {})),
    clearCode: assign({ code: null }),
  },
}).createMachine({
  id: "referralCapture",
  context: { code: null },
  invoke: { src: "watchCode" },
  initial: "none",
  on: {
    "code.arrived": { target: ".stored", actions: "setCode" },
    "code.type": { target: ".stored", actions: "setCode" },
  },
  states: {
    none: { on: { "code.found": { target: "stored.kept", actions: "setCode" } } },
    stored: {
      on: { "code.clear": { target: "cleared", actions: "clearCode" } },
      initial: "keeping",
      states: {
        keeping: {
          invoke: {
            src: "saveReferralCode",
            input: ({ context: { code } }) => ({ code }),
            onDone: "kept",
          },
        },
        kept: {},
      },
    },
    cleared: {
      initial: "removing",
      states: {
        removing: { invoke: { src: "removeCode", onDone: "removed" } },
        removed: {},
      },
    },
  },
})

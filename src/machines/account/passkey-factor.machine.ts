import { assign } from "xstate"
import type { PasskeyCancelled, PasskeyUnsupported } from "#domain/account/passkey.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const choose = { on: { "passkey.choose": "choosing" } } as const

/**
 * State set 229, passkey as second factor: docs/states/account/passkey-factor.md. The machine does not ask whether the account has a
 * passkey, because the browser's dialog shows that.
 */
export const passkeyFactor = setup({
  types: {} as {
    context: { readonly failure: CallFailed | null }
    events: { type: "passkey.choose" }
    /** `code` is the value that the call sends in `X-TFA` instead of a two-factor code. */
    emitted: { type: "passkey.chosen"; code: string }
  },
  actors: {
    requestPasskeyCode: port<void, string, PasskeyCancelled | PasskeyUnsupported | CallFailed>("requestPasskeyCode"),
  },
}).createMachine({
  id: "passkeyFactor",
  context: { failure: null },
  initial: "ready",
  states: {
    ready: choose,
    choosing: {
      entry: assign({ failure: null }),
      invoke: {
        src: "requestPasskeyCode",
        onDone: answers({
          ok: { target: "ready", emit: (code) => ({ type: "passkey.chosen", code }) },
          PasskeyCancelled: "cancelled",
          PasskeyUnsupported: "unsupported",
          otherwise: "failed",
        }),
      },
    },
    cancelled: choose,
    unsupported: choose,
    failed: choose,
  },
})

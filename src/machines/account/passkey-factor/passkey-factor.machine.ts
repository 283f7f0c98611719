import { assign, emit, setup } from "xstate"
import type { PasskeyCancelled, PasskeyUnsupported } from "../../../domain/account/passkey"
import type { CallFailed } from "../../../domain/shared/failure"
import { callFailure, failedWith, port, succeeded, successOf } from "../../shared/port"

const choose = { on: { "passkey.choose": "choosing" } } as const

/** State set 229: docs/states/account/passkey-factor.md. */
export const passkeyFactor = setup({
  types: {} as {
    context: { readonly failure: CallFailed | null }
    events: { type: "passkey.choose" }
    /** `code`: the value that the call carries in `X-TFA` instead of a two-factor code. */
    emitted: { type: "passkey.chosen"; code: string }
  },
  actors: {
    requestPasskeyCode: port<null, string, PasskeyCancelled | PasskeyUnsupported | CallFailed>("requestPasskeyCode"),
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
        id: "requestPasskeyCode",
        src: "requestPasskeyCode",
        input: null,
        onDone: [
          {
            guard: succeeded,
            target: "ready",
            actions: emit(({ event }) => ({ type: "passkey.chosen", code: successOf({ event }) })),
          },
          { guard: failedWith("PasskeyCancelled"), target: "cancelled" },
          { guard: failedWith("PasskeyUnsupported"), target: "unsupported" },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    cancelled: choose,
    unsupported: choose,
    error: choose,
  },
})

import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { passkeyFactor } from "./passkey-factor.machine.ts"

export const passkeyFactorModel = model({
  machine: passkeyFactor,
  input: undefined,
  events: { "passkey.choose": [{ type: "passkey.choose" }] },
  portResults: {
    requestPasskeyCode: {
      ok: ["passkey:e30"],
      PasskeyCancelled: [taggedFailure("PasskeyCancelled")],
      PasskeyUnsupported: [taggedFailure("PasskeyUnsupported")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
  asks: { requestPasskeyCode: [undefined] },
})

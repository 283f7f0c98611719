import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { passkeyFactor } from "./passkey-factor.machine.ts"

export const passkeyFactorModel = defineModel({
  machine: passkeyFactor,
  portResults: {
    requestPasskeyCode: {
      ok: ["passkey:e30"],
      PasskeyCancelled: [taggedFailure("PasskeyCancelled")],
      PasskeyUnsupported: [taggedFailure("PasskeyUnsupported")],
      CallFailed: [callFailed("offline")],
    },
  },
  portInputs: { requestPasskeyCode: [undefined] },
})

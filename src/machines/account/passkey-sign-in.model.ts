import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { passkeySignIn } from "./passkey-sign-in.machine.ts"

export const passkeySignInModel = defineModel({
  machine: passkeySignIn,
  portResults: {
    requestPasskey: {
      ok: [{ id: "credential" }],
      PasskeyCancelled: [taggedFailure("PasskeyCancelled")],
      PasskeyUnsupported: [taggedFailure("PasskeyUnsupported")],
      CallFailed: [callFailed("offline")],
    },
    signInByPasskey: {
      ok: [null],
      CallFailed: [callFailed("refused", { message: "We couldn’t accept this passkey. Try once more." })],
    },
  },
  portInputs: {
    requestPasskey: [{ isAutofill: true }, { isAutofill: false }],
    signInByPasskey: [{ id: "credential" }],
  },
})

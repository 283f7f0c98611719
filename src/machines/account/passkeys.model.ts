import { laptopPasskey, twoPasskeys } from "#domain/fixtures/account.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { passkeys } from "./passkeys.machine.ts"

const password = "correct-horse"
const callFailures = [
  labelSample(
    "any other; the server's message, else the default one",
    callFailed("refused", { message: "We couldn’t accept this passkey. Try once more." }),
  ),
  tooManyAttempts,
  challengeClosed,
] as const

export const passkeysModel = defineModel({
  machine: passkeys,
  events: {
    "passkey.remove": [{ type: "passkey.remove", passkey: laptopPasskey }],
    "form.submit": [
      { type: "form.submit", name: "Phone", password },
      { type: "form.submit", name: null, password },
    ],
    "removal.submit": [{ type: "removal.submit", password }],
  },
  portResults: {
    loadPasskeys: { ok: [twoPasskeys], CallFailed: [callFailed("server", { requestId: "req-42" })] },
    createPasskey: {
      ok: [twoPasskeys],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      PasskeyCancelled: [taggedFailure("PasskeyCancelled")],
      PasskeyUnsupported: [taggedFailure("PasskeyUnsupported")],
      PasskeyExists: [taggedFailure("PasskeyExists")],
      CallFailed: callFailures,
    },
    removePasskey: {
      ok: [twoPasskeys],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      CallFailed: callFailures,
    },
  },
  portInputs: {
    loadPasskeys: [undefined],
    createPasskey: [
      { name: "Phone", password: "correct-horse" },
      { name: null, password: "correct-horse" },
    ],
    removePasskey: [{ passkeyId: "8a1c7f8a-6f3a-4a54-9a1e-7b8f2f0e0002", password: "correct-horse" }],
  },
})

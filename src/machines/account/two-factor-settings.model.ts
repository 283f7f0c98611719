import type { TwoFactor } from "#domain/account/two-factor.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { twoFactorSettings } from "./two-factor-settings.machine.ts"

/** The example secret from the description of the key URI format. */
const disabled: TwoFactor = {
  enabled: false,
  details: { code: "jbswy3dpehpk3pxp", email: "anna@example.com", issuer: "Hashwell" },
}

const createTogglingStates = () => ({
  ok: [null] as const,
  IncorrectPassword: [taggedFailure("IncorrectPassword")] as const,
  WrongCode: [taggedFailure("WrongCode")] as const,
  CodeUsed: [taggedFailure("CodeUsed")] as const,
  AlreadyInRequestedState: [taggedFailure("AlreadyInRequestedState")] as const,
  ResponseLost: [taggedFailure("ResponseLost")] as const,
  CallFailed: [
    labelSample(
      "any other; the server's message, else the default one",
      callFailed("refused", { message: "Check this value." }),
    ),
    tooManyAttempts,
    challengeClosed,
  ] as const,
})

export const twoFactorSettingsModel = defineModel({
  machine: twoFactorSettings,
  events: {
    "form.submit": [{ type: "form.submit", tfaCode: "287082", password: "correct-horse" }],
  },
  portResults: {
    loadTwoFactor: {
      ok: [labelSample("it is disabled", disabled), labelSample("it is enabled", { enabled: true, details: null })],
      EmailNotConfirmed: [taggedFailure("EmailNotConfirmed")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    enableTwoFactor: createTogglingStates(),
    disableTwoFactor: createTogglingStates(),
  },
})

import { taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { recoveryMode } from "./recovery-mode.machine.ts"

export const recoveryModeModel = defineModel({
  machine: recoveryMode,
  portResults: { takeTokenFromUrl: { ok: ["email-token"], NoToken: [taggedFailure("NoToken")] } },
})

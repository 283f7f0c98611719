import { taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { recoveryMode } from "./recovery-mode.machine.ts"

export const recoveryModeModel = model({
  machine: recoveryMode,
  portResults: { takeTokenFromUrl: { ok: ["email-token"], NoToken: [taggedFailure("NoToken")] } },
})

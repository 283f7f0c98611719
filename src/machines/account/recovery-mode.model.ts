import { taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { recoveryMode } from "./recovery-mode.machine.ts"

export const recoveryModeModel = model({
  machine: recoveryMode,
  portResults: { takeTokenFromAddress: { ok: ["mail-token"], NoToken: [taggedFailure("NoToken")] } },
})

import { taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { recoveryMode } from "./recovery-mode.machine.ts"

export const recoveryModeModel = model({
  machine: recoveryMode,
  input: undefined,
  events: { "link.request": [{ type: "link.request" }] },
  portResults: { takeTokenFromAddress: { ok: ["mail-token"], NoToken: [taggedFailure("NoToken")] } },
  feeds: {},
})

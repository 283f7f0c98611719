import { taggedFailure } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { recoveryMode } from "./recovery-mode.machine"

export const recoveryModeModel = model({
  machine: recoveryMode,
  input: undefined,
  events: { "link.request": [{ type: "link.request" }] },
  portResults: { takeTokenFromAddress: { ok: ["mail-token"], NoToken: [taggedFailure("NoToken")] } },
  feeds: {},
})

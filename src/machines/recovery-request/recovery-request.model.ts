import { callFailed } from "../../domain/failure"
import { model } from "../kit/model"
import { recoveryRequest } from "./recovery-request.machine"

export const recoveryRequestModel = model({
  machine: recoveryRequest,
  input: undefined,
  events: { "form.submit": [{ type: "form.submit", email: "anna@example.com" }] },
  answers: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    requestRecovery: {
      ok: [null],
      CallFailed: [callFailed("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 })]
    }
  },
  feeds: {}
})

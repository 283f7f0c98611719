import { callFailed } from "../../domain/failure"
import { model } from "../kit/model"
import { resendConfirmation } from "./resend-confirmation.machine"

export const resendConfirmationModel = model({
  machine: resendConfirmation,
  input: { email: "anna@example.com" },
  events: {
    "mail.request": [{ type: "mail.request" }]
  },
  answers: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    requestMail: { ok: [null], CallFailed: [callFailed("timeout")] }
  },
  feeds: {}
})

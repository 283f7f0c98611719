import { callFailed } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { resendConfirmation } from "./resend-confirmation.machine"

export const resendConfirmationModel = model({
  machine: resendConfirmation,
  input: { email: "anna@example.com" },
  events: {
    "mail.request": [{ type: "mail.request" }],
    "rateLimit.ended": [{ type: "rateLimit.ended" }],
  },
  portResults: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    requestMail: {
      ok: [null],
      CallFailed: [
        labelSample("any other", callFailed("timeout")),
        labelSample(
          "429 with Retry-After",
          callFailed("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 }),
        ),
      ],
    },
  },
  feeds: {},
})

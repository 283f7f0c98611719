import { callFailed } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { pendingEmail } from "./pending-email.machine"

export const pendingEmailModel = model({
  machine: pendingEmail,
  input: undefined,
  events: {
    "change.pending": [{ type: "change.pending", email: "boris@example.com" }],
    "change.ended": [{ type: "change.ended" }],
    "mail.request": [{ type: "mail.request" }],
    "change.cancel": [{ type: "change.cancel" }],
    "rateLimit.ended": [{ type: "rateLimit.ended" }],
  },
  portResults: {
    resendEmailChange: {
      ok: [null],
      CallFailed: [
        labelSample("any other", callFailed("offline")),
        labelSample(
          "429 with Retry-After",
          callFailed("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 }),
        ),
      ],
    },
    cancelEmailChange: { ok: [null], CallFailed: [callFailed("offline")] },
  },
  feeds: { watchPendingEmail: ["change.pending", "change.ended"] },
})

import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pendingEmail } from "./pending-email.machine.ts"

export const pendingEmailModel = defineModel({
  machine: pendingEmail,
  events: {
    "emailChange.pending": [{ type: "emailChange.pending", email: "boris@example.com" }],
  },
  portResults: {
    resendEmailChange: {
      ok: [null],
      CallFailed: [labelSample("any other", callFailed("offline")), tooManyAttempts],
    },
    cancelEmailChange: { ok: [null], CallFailed: [callFailed("offline")] },
  },
  feeds: { watchPendingEmail: ["emailChange.pending", "emailChange.ended"] },
})

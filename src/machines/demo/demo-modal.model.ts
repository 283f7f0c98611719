import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { demoModal } from "./demo-modal.machine.ts"

export const demoModalModel = defineModel({
  machine: demoModal,
  events: {
    "demo.open": [{ type: "demo.open", redirectTarget: "/buy/7/method" }],
    "form.submit": [{ type: "form.submit", email: "anna@example.com" }],
  },
  portResults: {
    assignDemo: {
      ok: [null],
      EmailRegistered: [{ _tag: "EmailRegistered", message: "This e-mail address is already registered." }],
      CallFailed: [
        labelSample(
          "any other; the server's message",
          callFailed("refused", { message: "The demo cabinet has become another account." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
  },
  feeds: { watchTokens: ["session.started", "session.changed", "session.ended", "session.lost"] },
})

import { callFailed, named } from "../../domain/failure"
import { model } from "../kit/model"
import type { CodeTold } from "./code-told"
import { signUp } from "./sign-up.machine"

export const signUpModel = model({
  machine: signUp,
  input: undefined,
  events: {
    "form.submit": [{ type: "form.submit", email: "anna@example.com", password: "correct-horse" }],
    "code.pending": [{ type: "code.pending" }],
    "code.accepted": [{ type: "code.accepted", code: "WELCOME10" }],
    "code.refused": [{ type: "code.refused" }]
  },
  answers: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    signUp: {
      ok: [null],
      AlreadyRegistered: [named("AlreadyRegistered")],
      CallFailed: [callFailed("refused", { message: "Check this value." }), callFailed("cancelled")]
    }
  },
  feeds: { watchCode: ["code.pending", "code.accepted", "code.refused"] },
  facts: ({ told }: { told: CodeTold }) => told.type
})

import { callFailed } from "../../domain/failure"
import { model } from "../kit/model"
import { signIn } from "./sign-in.machine"

export const signInModel = model({
  machine: signIn,
  input: undefined,
  events: {
    "form.submit": [{ type: "form.submit", email: "anna@example.com", password: "correct-horse" }]
  },
  answers: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    signIn: {
      ok: [null],
      UserNotVerified: [{ _tag: "UserNotVerified", message: "Confirm your e-mail address first." }],
      CallFailed: [callFailed("refused", { message: "Wrong e-mail or password." }), callFailed("cancelled")]
    }
  },
  feeds: {}
})

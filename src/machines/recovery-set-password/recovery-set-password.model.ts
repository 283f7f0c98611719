import { callFailed } from "../../domain/failure"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { recoverySetPassword } from "./recovery-set-password.machine"

export const recoverySetPasswordModel = model({
  machine: recoverySetPassword,
  input: { resetPasswordToken: "mail-token" },
  events: { "form.submit": [{ type: "form.submit", password: "battery-staple" }] },
  answers: {
    resetPassword: {
      ok: [null],
      CallFailed: [
        when(
          "any other; the server's message (an expired or used link too), else the default one",
          callFailed("refused", { message: "This link has expired or has been used." })
        ),
        when("the two-factor challenge was closed", callFailed("cancelled"))
      ]
    }
  },
  feeds: {}
})

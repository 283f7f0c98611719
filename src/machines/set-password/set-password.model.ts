import { callFailed, taggedFailure } from "../../domain/failure"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { foundIn } from "../settings-form/found"
import { setPassword } from "./set-password.machine"

export const setPasswordModel = model({
  machine: setPassword,
  input: undefined,
  events: {
    "visit.told": [
      when("none", { type: "visit.told", prompt: "none" }),
      when("soft", { type: "visit.told", prompt: "soft" }),
      when("after the confirmation", { type: "visit.told", prompt: "afterConfirmation" }),
      when("forced", { type: "visit.told", prompt: "forced" }),
      when("dismissed", { type: "visit.told", prompt: "dismissed" }),
    ],
    "password.submit": [{ type: "password.submit", password: "battery-staple" }],
    "prompt.later": [{ type: "prompt.later" }],
    "prompt.close": [{ type: "prompt.close" }],
    "hold.ended": [{ type: "hold.ended" }],
  },
  answers: {
    loadPurchases: {
      ok: [
        when("contracts or completed orders", { hasContracts: true, alreadyCompleted: false }),
        when("contracts or completed orders", { hasContracts: false, alreadyCompleted: true }),
        when("neither", { hasContracts: false, alreadyCompleted: false }),
      ],
      CallFailed: [callFailed("offline")],
    },
    findPassword: { ok: [true, false], CallFailed: [callFailed("offline")] },
    savePassword: {
      ok: [null],
      AnswerLost: [taggedFailure("AnswerLost")],
      CallFailed: [
        when(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Check this value." }),
        ),
        when(
          "429 that says for how long",
          callFailed("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 }),
        ),
        when("the two-factor challenge was closed", callFailed("cancelled")),
      ],
    },
    rememberLater: { ok: [null] },
  },
  feeds: { watchVisit: ["visit.told"] },
  when: (_, event) => (event.type === "xstate.done.actor.findPassword" ? foundIn(event) : null),
})

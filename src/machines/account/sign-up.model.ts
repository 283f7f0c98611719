import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { signUp } from "./sign-up.machine.ts"
import type { PromoCheckChanged } from "./watch-promo-check.ts"

const codeWords: Readonly<Record<PromoCheckChanged["type"], string>> = {
  "promoCode.pending": "the promo check is still pending",
  "promoCode.refused": "the code is invalid",
  "promoCode.accepted": "otherwise",
}

export const signUpModel = defineModel({
  machine: signUp,
  events: {
    "form.submit": [{ type: "form.submit", email: "anna@example.com", password: "correct-horse" }],
    "promoCode.accepted": [{ type: "promoCode.accepted", code: "WELCOME10" }],
  },
  portResults: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    signUp: {
      ok: [null],
      AlreadyRegistered: [taggedFailure("AlreadyRegistered")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Check this value." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
  },
  feeds: { watchPromoCheck: ["promoCode.pending", "promoCode.accepted", "promoCode.refused"] },
  distinguishBy: ({ promoCheck }: { promoCheck: PromoCheckChanged }) => promoCheck.type,
  when: ({ promoCheck }, { type }) => (type === "form.submit" ? codeWords[promoCheck.type] : null),
  portInputs: {
    obtainHumanCheck: [{ action: "signup" }],
    signUp: [{ email: "anna@example.com", password: "correct-horse", code: null, humanCheck: "human" }],
  },
})

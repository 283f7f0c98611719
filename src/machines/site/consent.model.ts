import { defineModel } from "#machines/kit/model.ts"
import { consent } from "./consent.machine.ts"

export const consentModel = defineModel({
  machine: consent,
  portResults: { saveConsent: { ok: [undefined] } },
  feeds: { watchConsent: ["consent.given", "consent.refused", "consent.missing"] },
})

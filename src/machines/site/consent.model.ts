import { model } from "#machines/kit/model.ts"
import { consent } from "./consent.machine.ts"

export const consentModel = model({
  machine: consent,
  portResults: { saveConsent: { ok: [undefined] } },
  feeds: { watchConsent: ["consent.given", "consent.refused", "consent.missing"] },
})

import { model } from "#machines/kit/model.ts"
import { consent } from "./consent.machine.ts"

export const consentModel = model({
  machine: consent,
  input: undefined,
  events: {
    "consent.allow": [{ type: "consent.allow" }],
    "consent.refuse": [{ type: "consent.refuse" }],
    "consent.reconsider": [{ type: "consent.reconsider" }],
    "consent.given": [{ type: "consent.given" }],
    "consent.refused": [{ type: "consent.refused" }],
    "consent.missing": [{ type: "consent.missing" }],
  },
  portResults: { saveConsent: { ok: [undefined] } },
  feeds: { watchConsent: ["consent.given", "consent.refused", "consent.missing"] },
})

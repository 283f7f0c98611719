import { defineModel } from "#machines/kit/model.ts"
import { referralCapture } from "./referral-capture.machine.ts"

export const referralCaptureModel = defineModel({
  machine: referralCapture,
  events: {
    "referralCode.found": [{ type: "referralCode.found", code: "SPRING" }],
    "referralCode.arrived": [{ type: "referralCode.arrived", code: "WELCOME10" }],
    "referralCode.type": [{ type: "referralCode.type", code: "PARTNER0" }],
  },
  portResults: { saveReferralCode: { ok: [null] }, removeReferralCode: { ok: [null] } },
  feeds: { watchReferralCode: ["referralCode.found", "referralCode.arrived"] },
})

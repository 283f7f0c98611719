import { model } from "#machines/kit/model.ts"
import { referralCapture } from "./referral-capture.machine.ts"

export const referralCaptureModel = model({
  machine: referralCapture,
  events: {
    "code.found": [{ type: "code.found", code: "SPRING" }],
    "code.arrived": [{ type: "code.arrived", code: "WELCOME10" }],
    "code.type": [{ type: "code.type", code: "PARTNER0" }],
  },
  portResults: { saveReferralCode: { ok: [null] }, removeCode: { ok: [null] } },
  feeds: { watchCode: ["code.found", "code.arrived"] },
})

import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { demoAvailability } from "./demo-availability.machine.ts"

const facts = { type: "demo.changed", allowDemo: undefined, hasCode: false, isDemo: false } as const

export const demoAvailabilityModel = defineModel({
  machine: demoAvailability,
  events: {
    "demo.changed": [
      labelSample("allow_demo is true", { ...facts, allowDemo: true, hasCode: true }),
      labelSample("allow_demo is false", { ...facts, allowDemo: false }),
      labelSample("allow_demo is not set, and there is a referral code", { ...facts, hasCode: true }),
      labelSample("allow_demo is not set, and there is no referral code", facts),
      labelSample("already in the demo cabinet", { ...facts, allowDemo: false, isDemo: true }),
    ],
  },
  portResults: {},
  feeds: { watchDemo: ["demo.changed"] },
})

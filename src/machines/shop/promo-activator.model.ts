import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { promoActivator } from "./promo-activator.machine.ts"

export const promoActivatorModel = defineModel({
  machine: promoActivator,
  events: {
    "visitor.changed": [
      labelSample("without a code", { type: "visitor.changed", code: null }),
      labelSample("with a code they came with", { type: "visitor.changed", code: "WELCOME10" }),
    ],
  },
  portResults: {},
  feeds: { watchVisitor: ["visitor.changed", "customer.identified"] },
})

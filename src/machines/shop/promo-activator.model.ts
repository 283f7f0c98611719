import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { promoActivator } from "./promo-activator.machine"

export const promoActivatorModel = model({
  machine: promoActivator,
  input: undefined,
  events: {
    "visitor.changed": [
      labelSample("without a code", { type: "visitor.changed", code: null }),
      labelSample("with a code they came with", { type: "visitor.changed", code: "WELCOME10" }),
    ],
    "customer.identified": [{ type: "customer.identified" }],
    "promo.open": [{ type: "promo.open" }],
  },
  portResults: {},
  feeds: { watchVisitor: ["visitor.changed", "customer.identified"] },
})

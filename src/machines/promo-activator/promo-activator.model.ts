import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { promoActivator } from "./promo-activator.machine"

export const promoActivatorModel = model({
  machine: promoActivator,
  input: undefined,
  events: {
    "visitor.told": [
      labelSample("without a code", { type: "visitor.told", code: null }),
      labelSample("with a code they came with", { type: "visitor.told", code: "WELCOME10" }),
    ],
    "customer.told": [{ type: "customer.told" }],
    "promo.open": [{ type: "promo.open" }],
  },
  answers: {},
  feeds: { watchVisitor: ["visitor.told", "customer.told"] },
})

import { btcLimited, btcUnlimited, ethUnlimited } from "#domain/fixtures/product.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { homeCalculator } from "./home-calculator.machine.ts"

export const homeCalculatorModel = defineModel({
  machine: homeCalculator,
  events: {
    "coin.choose": [{ type: "coin.choose", coin: "eth" }],
    "quantity.slide": [{ type: "quantity.slide", quantity: "20" }],
  },
  portResults: {
    loadProducts: {
      ok: [
        labelSample("bitcoin is on sale", [btcLimited, btcUnlimited, ethUnlimited]),
        labelSample("it is not", [ethUnlimited]),
      ],
      CodeRequired: [taggedFailure("CodeRequired")],
      CallFailed: [callFailed("offline")],
    },
  },
  portInputs: { loadProducts: [{ code: null }] },
})

import { decimal } from "#domain/shared/money.ts"
import { defineModel } from "#machines/kit/model.ts"
import { rates } from "./rates.machine.ts"

export const ratesModel = defineModel({
  machine: rates,
  input: { currency: "usd" },
  events: {
    "data.refreshed": [
      {
        type: "data.refreshed",
        data: [{ currencyId: "btc", clientCurrencyId: "usd", rate: decimal("65125.75") }],
      },
    ],
  },
  portResults: {
    loadData: {
      ok: [
        [
          { currencyId: "btc", clientCurrencyId: "usd", rate: decimal("64250.5") },
          { currencyId: "eth", clientCurrencyId: "usd", rate: decimal("3180.25") },
        ],
      ],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
  portInputs: { loadData: [{ currency: "usd" }] },
})

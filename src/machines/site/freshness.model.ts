import { defineModel } from "#machines/kit/model.ts"
import { freshness } from "./freshness.machine.ts"

export const freshnessModel = defineModel({
  machine: freshness,
  events: {
    stale: [{ type: "stale", topics: ["balances", "history"] }],
    "profile.loaded": [
      { type: "profile.loaded", id: "1", currencyId: "usd" },
      { type: "profile.loaded", id: "1", currencyId: "eur" },
      { type: "profile.loaded", id: "2", currencyId: "eur" },
    ],
  },
  portResults: {},
  feeds: { watchProfile: ["profile.loaded"] },
  distinguishBy: ({ customer }) => customer,
})

import { marketCap as cap } from "#domain/fixtures/dashboard.ts"
import { defineModel } from "#machines/kit/model.ts"
import { marketCap } from "./market-cap.machine.ts"

export const marketCapModel = defineModel({
  machine: marketCap,
  input: { currency: "usd" },
  events: { "data.refreshed": [{ type: "data.refreshed", data: cap }] },
  portResults: { loadData: { ok: [cap, null] } },
  feeds: { watchRefresh: ["data.refreshed"] },
  portInputs: { loadData: [{ currency: "usd" }] },
})

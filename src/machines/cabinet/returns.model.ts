import { returns as paidBack } from "#domain/fixtures/dashboard.ts"
import { defineModel } from "#machines/kit/model.ts"
import { returns } from "./returns.machine.ts"

export const returnsModel = defineModel({
  machine: returns,
  input: { currency: "usd" },
  events: { "data.refreshed": [{ type: "data.refreshed", data: paidBack }] },
  portResults: { loadData: { ok: [paidBack, null] } },
  feeds: { watchRefresh: ["data.refreshed"] },
  portInputs: { loadData: [{ currency: "usd" }] },
})

import { partnerCodes } from "#domain/fixtures/partner.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { partnerSummary } from "./partner-summary.machine.ts"

export const partnerSummaryModel = defineModel({
  machine: partnerSummary,
  events: {
    "data.refreshed": [
      labelSample("there are codes", { type: "data.refreshed", data: partnerCodes }),
      labelSample("no code yet", { type: "data.refreshed", data: [] }),
    ],
  },
  portResults: {
    loadPartnerSummary: {
      ok: [labelSample("there are codes", partnerCodes), labelSample("no code yet", [])],
      CallFailed: [callFailed("server", { requestId: "req-55" })],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
})

import { callFailed } from "../../domain/shared/failure"
import { partnerCodes } from "../../domain/fixtures/partner"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { partnerSummary } from "./partner-summary.machine"

export const partnerSummaryModel = model({
  machine: partnerSummary,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "code.created": [{ type: "code.created" }],
    "code.changed": [{ type: "code.changed" }],
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

import { partnerCodes, buildSummaryEntry } from "#domain/fixtures/partner.ts"
import { listPartnerCodes } from "#domain/partner/partner.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { createPartnerCode } from "./create-partner-code.machine.ts"

export const createPartnerCodeModel = defineModel({
  machine: createPartnerCode,
  events: {
    "partnerCode.ask": [{ type: "partnerCode.ask", codes: listPartnerCodes(partnerCodes) }],
    "partnerCode.confirm": [
      { type: "partnerCode.confirm", label: null },
      { type: "partnerCode.confirm", label: "Newsletter" },
    ],
  },
  portResults: {
    createPartnerCode: {
      ok: [{ code: "H9NDUV3C" }],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "No more codes today." }),
        ),
        challengeClosed,
      ],
    },
    loadPartnerSummary: {
      ok: [
        labelSample("a code that was not there before", [buildSummaryEntry({ value: "H9NDUV3C" }), ...partnerCodes]),
        labelSample("no new code", partnerCodes),
      ],
      CallFailed: [callFailed("offline")],
    },
  },
  portInputs: { createPartnerCode: [{ label: null }, { label: "Newsletter" }], loadPartnerSummary: [undefined] },
})

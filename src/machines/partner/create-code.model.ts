import { partnerCodes, summaryEntry } from "#domain/fixtures/partner.ts"
import { partnerCodeValues } from "#domain/partner/partner.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample, challengeClosed } from "#machines/kit/when.ts"
import { createCode } from "./create-code.machine.ts"

export const createCodeModel = model({
  machine: createCode,
  events: {
    "code.ask": [{ type: "code.ask", codes: partnerCodeValues(partnerCodes) }],
    "code.confirm": [
      { type: "code.confirm", label: null },
      { type: "code.confirm", label: "Newsletter" },
    ],
  },
  portResults: {
    createCode: {
      ok: [{ code: "H9NDUV3C" }],
      AnswerLost: [taggedFailure("AnswerLost")],
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
        labelSample("a code that was not there before", [summaryEntry({ value: "H9NDUV3C" }), ...partnerCodes]),
        labelSample("no new code", partnerCodes),
      ],
      CallFailed: [callFailed("offline")],
    },
  },
  asks: { createCode: [{ label: null }, { label: "Newsletter" }], loadPartnerSummary: [undefined] },
})

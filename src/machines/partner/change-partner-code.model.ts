import { partnerCodes } from "#domain/fixtures/partner.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { changePartnerCode, type ChangeCodeContext } from "./change-partner-code.machine.ts"

export const changePartnerCodeModel = defineModel({
  machine: changePartnerCode,
  input: { code: partnerCodes[0]!.value },
  events: {
    "dialog.open": [
      { type: "dialog.open", dialog: "label" },
      { type: "dialog.open", dialog: "activity" },
    ],
    "change.submit": [
      { type: "change.submit", change: { label: "Newsletter" } },
      { type: "change.submit", change: { active: false } },
    ],
  },
  portResults: {
    changePartnerCode: {
      ok: [null],
      CallFailed: [
        labelSample("any other; the server's message, else the default one", callFailed("timeout")),
        challengeClosed,
      ],
    },
  },
  distinguishBy: ({ dialog }: ChangeCodeContext) => dialog,
  portInputs: {
    changePartnerCode: [
      { code: "K7QW2MPX", change: { label: "Newsletter" } },
      { code: "K7QW2MPX", change: { active: false } },
    ],
  },
})

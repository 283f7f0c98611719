import { partnerCodes } from "../../domain/fixtures/partner"
import { callFailed } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import type { ChangeCodeContext } from "./change-code.machine"
import { changeCode } from "./change-code.machine"

export const changeCodeModel = model({
  machine: changeCode,
  input: { code: partnerCodes[0]!.value },
  events: {
    "dialog.open": [
      { type: "dialog.open", dialog: "label" },
      { type: "dialog.open", dialog: "activity" },
    ],
    "dialog.close": [{ type: "dialog.close" }],
    "change.submit": [
      { type: "change.submit", change: { label: "Newsletter" } },
      { type: "change.submit", change: { active: false } },
    ],
  },
  portResults: {
    changeCode: {
      ok: [null],
      CallFailed: [
        labelSample("any other; the server's message, else the default one", callFailed("timeout")),
        labelSample("the two-factor challenge was closed", callFailed("cancelled")),
      ],
    },
  },
  feeds: {},
  distinguishBy: ({ dialog }: ChangeCodeContext) => dialog,
})

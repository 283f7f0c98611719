import { taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { copyText } from "./copy-text.machine.ts"

export const copyTextModel = model({
  machine: copyText,
  input: { text: "bc1qsample" },
  events: {
    "text.copy": [{ type: "text.copy", text: "bc1qsample" }],
  },
  portResults: {
    copyText: { ok: [undefined], CopyRefused: [taggedFailure("CopyRefused")] },
  },
  asks: { copyText: [{ text: "bc1qsample" }] },
})

import { model } from "#machines/kit/model.ts"
import { copyText } from "./copy-text.machine.ts"

export const copyTextModel = model({
  machine: copyText,
  input: { text: "bc1qsample" },
  events: {
    "text.copy": [{ type: "text.copy", text: "bc1qsample" }],
    "text.copied": [{ type: "text.copied" }],
  },
  portResults: {
    copyText: {
      ok: [undefined],
      CopyRefused: [
        { _tag: "CopyRefused", byHand: "control" },
        { _tag: "CopyRefused", byHand: "command" },
        { _tag: "CopyRefused", byHand: "touch" },
      ],
    },
  },
  portInputs: { copyText: [{ text: "bc1qsample" }] },
})

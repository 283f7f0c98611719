import { defineModel } from "#machines/kit/model.ts"
import { copyText } from "./copy-text.machine.ts"

export const copyTextModel = defineModel({
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
        { _tag: "CopyRefused", manualMethod: "control" },
        { _tag: "CopyRefused", manualMethod: "command" },
        { _tag: "CopyRefused", manualMethod: "touch" },
      ],
    },
  },
  portInputs: { copyText: [{ text: "bc1qsample" }] },
})

import { taggedFailure } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { copyText } from "./copy-text.machine"

export const copyTextModel = model({
  machine: copyText,
  input: { text: "bc1qsample" },
  events: {
    "text.copy": [{ type: "text.copy", text: "bc1qsample" }],
  },
  portResults: {
    copyText: { ok: [undefined], CopyRefused: [taggedFailure("CopyRefused")] },
  },
  feeds: {},
})

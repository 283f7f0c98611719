import { model } from "#machines/kit/model.ts"
import { partnerHelp } from "./partner-help.machine.ts"

export const partnerHelpModel = model({
  machine: partnerHelp,
  input: undefined,
  events: {
    "help.toggle": [{ type: "help.toggle" }],
    "help.wasShown": [{ type: "help.wasShown" }],
    "help.wasHidden": [{ type: "help.wasHidden" }],
  },
  portResults: { saveHelpVisibility: { ok: [undefined] } },
  feeds: { watchHelp: ["help.wasShown", "help.wasHidden"] },
})

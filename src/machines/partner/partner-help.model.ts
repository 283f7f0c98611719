import { defineModel } from "#machines/kit/model.ts"
import { partnerHelp } from "./partner-help.machine.ts"

export const partnerHelpModel = defineModel({
  machine: partnerHelp,
  portResults: { saveHelpVisibility: { ok: [undefined] } },
  feeds: { watchHelp: ["help.shown", "help.hidden"] },
})

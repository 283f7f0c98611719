import { model } from "#machines/kit/model.ts"
import { settingsBadge } from "./settings-badge.machine.ts"

export const settingsBadgeModel = model({
  machine: settingsBadge,
  input: undefined,
  events: {
    "password.missing": [{ type: "password.missing" }],
    "password.set": [{ type: "password.set" }],
  },
  portResults: {},
  feeds: { watchPassword: ["password.missing", "password.set"] },
})

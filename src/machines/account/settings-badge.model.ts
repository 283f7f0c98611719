import { model } from "#machines/kit/model.ts"
import { settingsBadge } from "./settings-badge.machine.ts"

export const settingsBadgeModel = model({
  machine: settingsBadge,
  portResults: {},
  feeds: { watchPassword: ["password.missing", "password.set"] },
})

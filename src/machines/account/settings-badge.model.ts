import { defineModel } from "#machines/kit/model.ts"
import { settingsBadge } from "./settings-badge.machine.ts"

export const settingsBadgeModel = defineModel({
  machine: settingsBadge,
  portResults: {},
  feeds: { watchPassword: ["password.missing", "password.set"] },
})

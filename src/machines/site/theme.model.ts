import { defineModel } from "#machines/kit/model.ts"
import { theme } from "./theme.machine.ts"

export const themeModel = defineModel({
  machine: theme,
  input: { theme: "system" },
  events: { "theme.choose": [{ type: "theme.choose", theme: "light" }] },
  portResults: { saveTheme: { ok: [undefined] } },
  portInputs: { saveTheme: [{ theme: "light" }] },
})

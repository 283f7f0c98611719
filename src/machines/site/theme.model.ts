import { model } from "../kit/model"
import { theme } from "./theme.machine"

export const themeModel = model({
  machine: theme,
  input: { theme: "system" },
  events: { "theme.choose": [{ type: "theme.choose", theme: "light" }] },
  portResults: { saveTheme: { ok: [undefined] } },
  feeds: {},
})

import type { theme } from "#machines/site/theme.machine.ts"
import { themeModel as model } from "#machines/site/theme.model.ts"
import type { Walk } from "#ui/walk.ts"
import { ThemeSwitch } from "./theme-switch.tsx"

export const themeWalk: Walk<typeof theme> = {
  model,
  page: (machine) => <ThemeSwitch machine={machine} stored={model.input.theme} />,
  does: {
    "theme.choose": ({ page }) => page.getByRole("button").click(),
  },
  sees: {
    shown: ({ page, see }) => see(page.getByRole("button")),
    keeping: ({ page, t, see }) => see(page.getByRole("button", { name: t("common:theme.light") })),
  },
}

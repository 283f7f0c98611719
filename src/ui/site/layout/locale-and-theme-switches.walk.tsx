import type { locale } from "#machines/site/locale.machine.ts"
import { localeModel } from "#machines/site/locale.model.ts"
import type { theme } from "#machines/site/theme.machine.ts"
import { themeModel } from "#machines/site/theme.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { LocaleSwitch, ThemeSwitch } from "./locale-and-theme-switches.tsx"

type Machine = typeof locale
type Tools = WalkTools<Machine>

const offersRussian = ({ page, t, expectVisible }: Tools) =>
  expectVisible(
    page.getByRole("button", { name: `${t("common:language.shortRussian")} ${t("common:language.russian")}` }),
  )

const seeLoading = async (tools: Tools) => {
  await offersRussian(tools)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}

export const localeWalk: Walk<Machine> = {
  model: localeModel,
  page: (machine) => <LocaleSwitch machine={machine} shown={localeModel.input.locale} />,
  events: {
    "locale.choose": ({ page }) => page.getByRole("button").click(),
    "locale.changed": sentByApp,
  },
  states: {
    shown: ({ page, expectVisible }) => expectVisible(page.getByRole("button")),
    changing: seeLoading,
    following: seeLoading,
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:language.failed"))),
  },
}

export const themeWalk: Walk<typeof theme> = {
  model: themeModel,
  page: (machine) => <ThemeSwitch machine={machine} stored={themeModel.input.theme} />,
  events: {
    "theme.choose": ({ page }) => page.getByRole("button").click(),
  },
  states: {
    shown: ({ page, expectVisible }) => expectVisible(page.getByRole("button")),
    saving: ({ page, t, expectVisible }) => expectVisible(page.getByRole("button", { name: t("common:theme.light") })),
  },
}

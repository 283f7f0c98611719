import type { locale } from "#machines/site/locale.machine.ts"
import { localeModel as model } from "#machines/site/locale.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { LocaleSwitch } from "./locale-switch.tsx"

type Machine = typeof locale
type Tools = WalkTools<Machine>

const offersRussian = ({ page, t, see }: Tools) =>
  see(page.getByRole("button", { name: `${t("common:language.shortRussian")} ${t("common:language.russian")}` }))

const seeLoading = async (tools: Tools) => {
  await offersRussian(tools)
  await tools.absent(tools.page.getByRole("alert"))
}

export const localeWalk: Walk<Machine> = {
  model,
  page: (machine) => <LocaleSwitch machine={machine} shown={model.input.locale} />,
  does: {
    "locale.choose": ({ page }) => page.getByRole("button").click(),
    "locale.changed": sentByApp,
  },
  sees: {
    shown: ({ page, see }) => see(page.getByRole("button")),
    changing: seeLoading,
    following: seeLoading,
    failed: ({ page, t, see }) => see(page.getByText(t("common:language.failed"))),
  },
}

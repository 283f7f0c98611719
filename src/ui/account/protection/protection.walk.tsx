import type { protection } from "#machines/account/protection.machine.ts"
import { protectionModel as model } from "#machines/account/protection.model.ts"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { Protection } from "./protection.tsx"

type Machine = typeof protection

export const protectionWalk: Walk<Machine> = {
  model,
  page: (machine) => <Protection machine={machine} />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "data.refreshed": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    ready: async ({ page, t, expectVisible }) => {
      const rows = page.getByRole("list", { name: t("security:protection.title") }).getByRole("listitem")
      const row = rows.filter({ has: page.getByText(t("security:protection.twoFactor.name"), { exact: true }) })
      await expectVisible(row.getByRole("link"))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}

import type { investment } from "#machines/cabinet/investment.machine.ts"
import { investmentModel as model } from "#machines/cabinet/investment.model.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { InvestmentPage } from "./investment.tsx"

type Machine = typeof investment
type Tools = WalkTools<Machine>

/** Returns a pattern for a number in the format of either locale. */
const numberPattern = (text: string) => new RegExp(text.replace(".", "[.,]"))

const share = async ({ page, t, expectVisible }: Tools, invested: string, part: string) => {
  await expectVisible(page.getByText(numberPattern(`^${invested}`)))
  await expectVisible(page.getByText(numberPattern(`^${part} `)))
  await expectVisible(page.getByRole("button", { name: t("dashboard:investment.increase") }))
}

const bonuses = async (tools: Tools) => {
  await share(tools, "2.50000000", "0.078125")
  // Checks the next return and the returned amount.
  await tools.expectVisible(tools.page.getByText(/2027/).first())
  await tools.expectVisible(tools.page.getByText(numberPattern("^0.50000000")))
  await tools.expectVisible(tools.page.getByRole("table", { name: tools.t("dashboard:investment.history") }))
}

export const investmentWalk: Walk<Machine> = {
  model,
  page: (machine) => <InvestmentPage machine={machine} page={model.input.page} />,
  events: {
    "pageNumber.changed": sentByApp,
    "data.refreshed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "share.increase": ({ page, t }) => page.getByRole("button", { name: t("dashboard:investment.increase") }).click(),
  },
  states: {
    "loading.first": ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    "loading.more": async (tools) => {
      await bonuses(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("dashboard:investment.turning")))
    },
    deciding: transientState,
    ready: async (tools) => {
      await bonuses(tools)
      await tools.expectAbsent(tools.page.getByText(tools.t("dashboard:investment.turning")))
    },
    pageOutOfRange: async ({ url, expect }) => {
      expect(url()).toBe(paths.investment())
    },
    defaults: async (tools) => {
      await share(tools, "16.00000000", "0.5")
      await tools.expectVisible(tools.page.getByText(tools.t("dashboard:investment.defaults")))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    toProducts: async ({ url, expect }) => {
      expect(url()).toBe(paths.buy(null, { productId: "eth2" }))
    },
  },
}

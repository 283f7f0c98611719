import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import type { DifficultyOutlook, Scenario } from "#domain/shop/income.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel as model } from "#machines/shop/estimate.model.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { PurchaseEstimate } from "./purchase-estimate.tsx"

type Machine = typeof estimate
type Tools = WalkTools<Machine>

const option = ({ page, t }: Tools, scenario: Scenario) =>
  page.getByRole("radio", { name: t(`estimates:scenarios.${scenario}`) })

const difficulty = ({ page, t }: Tools, outlook: DifficultyOutlook) =>
  page.getByRole("radio", { name: t(`estimates:difficulty.${outlook}`) })

/** The choice of the outlook is behind a disclosure. */
const openChoice = async (tools: Tools) => {
  if (option(tools, "asToday").query() === null) await tools.page.getByText(tools.t("estimates:how.title")).click()
}

/** 0.00001151 btc a day at 64,250 dollars, at 44,975, and at 64,250 with 5 % more after every 30 days: the sum of twelve months. */
const seeOutlook = (scenario: Scenario, outlook: DifficultyOutlook, perTerm: RegExp) => async (tools: Tools) => {
  await tools.see(tools.page.getByText(tools.t("estimates:how.title")))
  await openChoice(tools)
  await tools.expect.element(option(tools, scenario)).toBeChecked()
  if (outlook === "growing") await tools.expect.element(difficulty(tools, outlook)).toBeChecked()
  await tools.see(tools.page.getByRole("definition").filter({ hasText: perTerm }))
}

export const estimateWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <PurchaseEstimate
      machine={machine}
      offer={offerOfProduct(btcLimited)}
      quote={{ quantity: decimal("10"), cost: decimal("285") }}
    />
  ),
  does: {
    "scenario.choose": async (tools, { scenario }) => {
      await openChoice(tools)
      await option(tools, scenario).click()
    },
    "difficulty.choose": async (tools, { difficulty: outlook }) => {
      await openChoice(tools)
      await difficulty(tools, outlook).click()
    },
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  sees: {
    loading: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
    deciding: transientState,
    "ready.difficultyAsNow.lower": seeOutlook("lower", "asNow", /188[.,]95/),
    "ready.difficultyAsNow.asToday": seeOutlook("asToday", "asNow", /269[.,]92/),
    "ready.difficultyAsNow.growing": seeOutlook("growing", "asNow", /359[.,]77/),
    "ready.difficultyGrowing.lower": seeOutlook("lower", "growing", /169[.,]51/),
    "ready.difficultyGrowing.asToday": seeOutlook("asToday", "growing", /242[.,]16/),
    "ready.difficultyGrowing.growing": seeOutlook("growing", "growing", /318[.,]95/),
    error: async ({ page, t, see }) => {
      await see(page.getByText(t("estimates:failed")))
      await see(page.getByText(t("common:failure.offline")))
    },
  },
}

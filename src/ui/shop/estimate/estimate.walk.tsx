import { btcLimited } from "../../../domain/fixtures/product"
import { decimal } from "../../../domain/shared/money"
import type { Scenario } from "../../../domain/shop/estimate"
import { offerOfProduct } from "../../../domain/shop/offer"
import type { estimate } from "../../../machines/shop/estimate/estimate.machine"
import { estimateModel as model } from "../../../machines/shop/estimate/estimate.model"
import type { Walk, WalkTools } from "../../walk"
import { PurchaseEstimate } from "./estimate"

type Machine = typeof estimate
type Tools = WalkTools<Machine>

const option = ({ page, t }: Tools, scenario: Scenario) =>
  page.getByRole("radio", { name: t(`estimates:scenarios.${scenario}`) })

/** 0.00001151 btc a day at 64,250 dollars, at 44,975, and at 64,250 with 5 % more after every 30 days. */
const seeScenario = (scenario: Scenario, perDay: RegExp) => async (tools: Tools) => {
  await tools.expect.element(option(tools, scenario)).toBeChecked()
  await tools.see(tools.page.getByText(perDay))
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
    "scenario.choose": (tools, { scenario }) => option(tools, scenario).click(),
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  sees: {
    loading: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
    "ready.lower": seeScenario("lower", /0[.,]52/),
    "ready.asToday": seeScenario("asToday", /0[.,]74/),
    "ready.growing": seeScenario("growing", /0[.,]99/),
    error: async ({ page, t, see }) => {
      await see(page.getByText(t("estimates:failed")))
      await see(page.getByText(t("common:failure.offline")))
    },
  },
}

import { useSelector } from "@xstate/react"
import { use } from "react"
import { fromCallback } from "xstate"
import { storyNow } from "#domain/fixtures/account.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import { forecastModel as model } from "#machines/cabinet/forecast.model.ts"
import { rates } from "#machines/money/rates.machine.ts"
import { ratesModel } from "#machines/money/rates.model.ts"
import { FlowOptions, useFlowActor } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { ForecastBody } from "./forecast-body.tsx"
import { Forecast } from "./forecast.tsx"

type Machine = typeof forecast
type Tools = WalkTools<Machine>

const liveRates = rates.provide({ actors: { watchRefresh: fromCallback(() => undefined) } })
const withRates = { rates: ratesModel.at("ready") }

const ForecastScreen = ({ machine }: { readonly machine: Machine }) => {
  const options = use(FlowOptions)
  const actor = useFlowActor(machine, model.input)
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <FlowOptions value={{ ...options, snapshots: { ...options.snapshots, ...withRates } }}>
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["estimates"] }}>
        <Forecast
          state={state}
          send={actor.send}
          body={(screen) => (
            <ForecastBody {...screen} actor={actor} form={forecastForm} rates={liveRates} now={storyNow} />
          )}
        />
      </SiteConfig>
    </FlowOptions>
  )
}

const unit = ({ page, t }: Tools, chosen: "money" | "coins") =>
  page.getByRole("radio", { name: chosen === "coins" ? t("dashboard:forecast.coins") : "USD", exact: true })
const seeLoading = ({ page, t, expectVisible }: Tools) => expectVisible(page.getByText(t("common:loading")))

export const forecastWalk: Walk<Machine> = {
  model,
  page: (machine) => <ForecastScreen machine={machine} />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "forecast.changed": sentByApp,
    "data.refreshed": sentByApp,
    "units.choose": (tools, { units }) => unit(tools, units).click(),
  },
  states: {
    "loading.btc": seeLoading,
    "loading.eth": seeLoading,
    deciding: transientState,
    empty: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("dashboard:forecast.nothing"))),
    "ready.inMoney": async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("dashboard:forecast.difficulty")))
      // One coin earns 416 dollars in the 31 days of December, which is 13.42 a day. The year of a coin has five months of 416
      // dollars and seven of 134.40. Two coins earn twice as much.
      await tools.expectVisible(tools.page.getByText(/13[.,]42|26[.,]84/).first())
      await tools.expectVisible(tools.page.getByText(/3[\s,]020[.,]80|6[\s,]041[.,]60/).first())
      // Checks the sum of the same year with prices that fall by five percent after each month.
      await tools.expectVisible(tools.page.getByText(/2[\s,]509[.,]58|5[\s,]019[.,]16/).first())
      await tools.expectVisible(tools.page.getByText(tools.t("dashboard:forecast.assumptions")))
      await tools.expect.element(unit(tools, "money")).toBeChecked()
    },
    "ready.inCoins": async (tools) => {
      // One coin earns 0.0065 btc in the 31 days of December, which is 0.00020968 a day. The year of a coin has five months of
      // 0.0065 btc and seven of 0.0021.
      await tools.expectVisible(tools.page.getByText(/0[.,]00020968/).first())
      await tools.expectVisible(tools.page.getByText(/0[.,]0472/).first())
      await tools.expect.element(unit(tools, "coins")).toBeChecked()
    },
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("dashboard:failed")))
      await expectVisible(page.getByText(t("common:failure.details")))
    },
  },
}

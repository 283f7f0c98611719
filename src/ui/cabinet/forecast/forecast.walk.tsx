import { useSelector } from "@xstate/react"
import { use } from "react"
import { fromCallback } from "xstate"
import { defaultConfig } from "#domain/site/config.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import { forecastModel as model } from "#machines/cabinet/forecast.model.ts"
import { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import { rates } from "#machines/money/rates.machine.ts"
import { ratesModel } from "#machines/money/rates.model.ts"
import { FlowOptions, useFlowActor } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
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
        <Forecast state={state} send={actor.send} actor={actor} form={forecastForm} rates={liveRates} />
      </SiteConfig>
    </FlowOptions>
  )
}

const units = ({ page, t }: Tools) => page.getByLabelText(t("dashboard:forecast.units"))
const seeLoading = ({ page, t, see }: Tools) => see(page.getByText(t("common:loading")))

export const forecastWalk: Walk<Machine> = {
  model,
  page: (machine) => <ForecastScreen machine={machine} />,
  does: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "forecast.changed": sentByApp,
    "data.refreshed": sentByApp,
    "units.choose": (tools, { units: chosen }) => units(tools).selectOptions(chosen),
  },
  sees: {
    "loading.btc": seeLoading,
    "loading.eth": seeLoading,
    deciding: transientState,
    nothing: ({ page, t, see }) => see(page.getByText(t("dashboard:forecast.nothing"))),
    "ready.inMoney": async (tools) => {
      await tools.see(tools.page.getByText(tools.t("dashboard:forecast.difficulty")))
      await tools.see(tools.page.getByRole("heading", { name: tools.t("dashboard:forecast.total") }))
      await tools.expect.element(units(tools)).toHaveValue("money")
    },
    "ready.inCoins": async (tools) => {
      await tools.see(tools.page.getByRole("heading", { name: tools.t("dashboard:forecast.total") }))
      await tools.expect.element(units(tools)).toHaveValue("coins")
    },
    error: async ({ page, t, see }) => {
      await see(page.getByText(t("dashboard:failed")))
      await see(page.getByText(t("common:failure.details")))
    },
  },
}

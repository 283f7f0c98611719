import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { fromCallback, fromPromise } from "xstate"
import { marketCap } from "#domain/fixtures/dashboard.ts"
import { ratedCoins, type Rate } from "#domain/money/rate.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import { forecastModel as model } from "#machines/cabinet/forecast.model.ts"
import { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import { rates } from "#machines/money/rates.machine.ts"
import type { FiguresInput } from "#machines/shared/figures.ts"
import { useFlowActor } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { Forecast } from "./forecast.tsx"

type Machine = typeof forecast
type Tools = WalkTools<Machine>

const live = ratedCoins.map((coin): Rate => ({ currencyId: coin, clientCurrencyId: "usd", rate: marketCap[coin].rate }))
const loadedRates = rates.provide({
  actors: {
    loadFigures: fromPromise<Result.Result<ReadonlyArray<Rate>>, FiguresInput>(async () => Result.succeed(live)),
    watchRefresh: fromCallback(() => undefined),
  },
})

const ForecastScreen = ({ machine }: { readonly machine: Machine }) => {
  const actor = useFlowActor(machine, model.input)
  return (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["estimates"] }}>
      <Forecast
        state={useSelector(actor, (snapshot) => snapshot)}
        send={actor.send}
        actor={actor}
        form={forecastForm}
        rates={loadedRates}
      />
    </SiteConfig>
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

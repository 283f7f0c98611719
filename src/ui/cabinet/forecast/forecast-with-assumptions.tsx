import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import {
  hasRevenue,
  isForecastIncomplete,
  revenuePoints,
  forecastCurrency,
  sumAmounts,
} from "#domain/cabinet/forecast.ts"
import { forecastOutlook } from "#domain/cabinet/forecast-form.ts"
import { ratedCoins, type Rate } from "#domain/money/rate.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import { rateOf, watchRate } from "#machines/cabinet/watch-rate.ts"
import { useFlow, type ScreenProps } from "#ui/shared/flow.tsx"
import { ForecastForm } from "#ui/cabinet/forecast-form/forecast-form.tsx"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { SegmentedRadios } from "#ui/kit/fields/segmented-radios.tsx"
import { Select } from "#ui/kit/fields/select.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import css from "./forecast.module.css"
import { ForecastChart, type ExpectedForecast } from "./forecast-chart.tsx"
import type { Currency } from "#domain/shared/currency.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface TotalsProps {
  readonly expected: ReadonlyArray<ExpectedForecast>
  readonly currency: Currency | "unknown"
}

const ForecastTotals = ({ expected, currency }: TotalsProps) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  return (
    <section className={`${patterns.stack} ${css.totals}`}>
      <h3>{t("forecast.total")}</h3>
      <KeyValues
        items={expected.map(({ coin, points }) => ({
          label: t(`accounts.coins.${coin}`),
          value: (
            <span className={patterns.atEnd} data-figure-of={coin}>
              <Amount figure="forecast.total" value={sumAmounts(points.map(({ base }) => base))} currency={coin} />
              <span className={patterns.note} data-figure="forecast.totalWorth">
                {t("accounts.about", {
                  amount: format.amount(sumAmounts(points.map(({ equivalent }) => equivalent)), currency),
                })}
              </span>
            </span>
          ),
        }))}
      />
    </section>
  )
}

interface Props extends ScreenProps<typeof forecast> {
  readonly form: typeof forecastForm
  readonly rates: ReadonlyArray<Rate>
  readonly actor: ActorRefFrom<typeof forecast>
}

const choices = ["default", "unchanged"] as const

/** The forecast with its assumptions: both forms stay mounted while it is shown, even when collapsed. */
export const ForecastWithAssumptions = ({ state, send, actor, form, rates }: Props) => {
  const { t } = useTranslation("dashboard")
  const { forecast } = state.context
  const currency = forecastCurrency(forecast) ?? "unknown"
  const [formMachine] = useState(() => form.provide({ actors: { watchRate: watchRate(actor) } }))
  const { state: btc, send: sendBtc } = useFlow(formMachine, { coin: "btc", rate: rateOf(rates, "btc"), currency })
  const { state: eth, send: sendEth } = useFlow(formMachine, { coin: "eth", rate: rateOf(rates, "eth"), currency })
  const forms = { btc: { state: btc, send: sendBtc }, eth: { state: eth, send: sendEth } }
  const earningCoins = ratedCoins.filter((coin) => hasRevenue(forecast[coin]))
  const expected = earningCoins.map((coin): ExpectedForecast => ({
    coin,
    points: revenuePoints(forecast[coin], forms[coin].state.context.assumed),
  }))
  const outlooks = earningCoins.map((coin) => {
    const { assumed, rate } = forms[coin].state.context
    return forecastOutlook(assumed, rate)
  })
  const outlook = outlooks.every((one) => one === outlooks[0]) ? (outlooks[0] ?? "default") : "typed"
  const choose = (chosen: "default" | "unchanged") => {
    for (const coin of ratedCoins) forms[coin].send({ type: chosen === "default" ? "form.reset" : "growth.stop" })
  }
  return (
    <>
      <h3>{t(`forecast.outlook.${outlook}`)}</h3>
      <div className={css.beside}>
        <div className={`${patterns.stack} ${css.charts}`}>
          <ForecastChart
            expected={expected}
            forecast={forecast}
            currency={currency}
            inCoins={state.matches({ ready: "inCoins" })}
          />
        </div>
        <div className={`${patterns.stack} ${css.aside}`}>
          <Select
            label={t("forecast.units")}
            value={state.matches({ ready: "inCoins" }) ? "coins" : "money"}
            options={[
              { value: "money", text: currency.toUpperCase() },
              { value: "coins", text: t("forecast.coins") },
            ]}
            onValue={(value) => send({ type: "units.choose", units: value === "coins" ? "coins" : "money" })}
          />
          {earningCoins.every((coin) => forms[coin].state.context.rate !== null) && (
            <SegmentedRadios
              legend={t("forecast.outlook.legend")}
              value={outlook}
              options={choices.map((value) => ({ value, text: t(`forecast.outlook.choices.${value}`) }))}
              onChange={choose}
            />
          )}
          <ForecastTotals expected={expected} currency={currency} />
          {isForecastIncomplete(forecast) && (
            <p>
              <UnreadableEntry />
            </p>
          )}
        </div>
      </div>
      <Disclosure summary={t("forecast.assumptions")}>
        <div className={`${patterns.stack} ${css.forms}`}>
          {earningCoins.map((coin) => (
            <ForecastForm key={coin} {...forms[coin]} />
          ))}
        </div>
      </Disclosure>
    </>
  )
}

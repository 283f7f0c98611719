import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { classifyForecastPrices } from "#domain/cabinet/forecast-form.ts"
import {
  findForecastCurrency,
  hasRevenue,
  isForecastIncomplete,
  calculateRevenuePoints,
  sumAmounts,
} from "#domain/cabinet/forecast.ts"
import { ratedCoins, type Rate } from "#domain/money/rate.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import { rateOf, watchRate } from "#machines/cabinet/watch-rate.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import { ForecastForm } from "#ui/cabinet/forecast-form/forecast-form.tsx"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { useFlow, type ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { ForecastTable, type ExpectedForecast } from "./forecast-table.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./forecast.module.css"

export interface AssumptionsProps extends Pick<ScreenProps<typeof forecast>, "state"> {
  readonly form: typeof forecastForm
  readonly rates: typeof rates
  readonly actor: ActorRefFrom<typeof forecast>
}
type Props = Omit<AssumptionsProps, "rates"> & { readonly known: ReadonlyArray<Rate> }

const Totals = ({ expected, currency }: Pick<Parameters<typeof ForecastTable>[0], "expected" | "currency">) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  return (
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
  )
}

/**
 * Shows one form for all coins, and the monthly figures that result from it. The forms keep their input as long as the forecast
 * is shown.
 */
const WithRates = ({ state, actor, form, known }: Props) => {
  const { t } = useTranslation("dashboard")
  const { forecast } = state.context
  const currency = findForecastCurrency(forecast) ?? "unknown"
  const [formMachine] = useState(() => form.provide({ actors: { watchRate: watchRate(actor) } }))
  const { state: btc, send: sendBtc } = useFlow(formMachine, { coin: "btc", rate: rateOf(known, "btc"), currency })
  const { state: eth, send: sendEth } = useFlow(formMachine, { coin: "eth", rate: rateOf(known, "eth"), currency })
  const forms = { btc: { state: btc, send: sendBtc }, eth: { state: eth, send: sendEth } }
  const earning = ratedCoins.filter((coin) => hasRevenue(forecast[coin]))
  const expected = earning.map((coin): ExpectedForecast => ({
    coin,
    points: calculateRevenuePoints(forecast[coin], forms[coin].state.context.assumed),
  }))
  const outlooks = earning.map((coin) => {
    const { assumed, rate } = forms[coin].state.context
    return classifyForecastPrices(assumed, rate)
  })
  const outlook = outlooks.every((one) => one === outlooks[0]) ? (outlooks[0] ?? "default") : "typed"
  return (
    <div className={`${patterns.stack} ${css.assumptions}`}>
      <ForecastForm forms={earning.map((coin) => forms[coin])} />
      <section className={patterns.stack}>
        <h3>{t(`forecast.outlook.${outlook}`)}</h3>
        <p className={patterns.note}>{t("forecast.total")}</p>
        <Totals expected={expected} currency={currency} />
        {isForecastIncomplete(forecast) && (
          <p>
            <UnreadableEntry />
          </p>
        )}
        <ForecastTable
          expected={expected}
          forecast={forecast}
          currency={currency}
          isInCoins={state.matches({ ready: "inCoins" })}
        />
      </section>
    </div>
  )
}

/** Waits until the live rates have loaded or failed. The form starts with these rates. */
const WithCurrency = ({ currency, rates, ...props }: AssumptionsProps & { readonly currency: DisplayCurrency }) => {
  const { state: live } = useFlow(rates, { currency })
  return live.matches("ready") ? (
    <WithRates {...props} known={props.state.context.rates ?? live.context.data} />
  ) : (
    <Skeleton lines={8} />
  )
}

/**
 * Shows the assumptions with rates in the currency of the forecast. The customer's currency may have changed since, and the next
 * forecast will have it.
 */
export const Assumptions = ({ rates, ...props }: AssumptionsProps) => {
  const currency = findForecastCurrency(props.state.context.forecast)
  return currency === null ? (
    <WithRates {...props} known={[]} />
  ) : (
    <WithCurrency {...props} rates={rates} currency={currency} />
  )
}

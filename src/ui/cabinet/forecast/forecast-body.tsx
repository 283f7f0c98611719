import { useTranslation } from "react-i18next"
import { calculateDailyCoins, calculateDailyForecast, type DailyForecast } from "#domain/cabinet/daily-forecast.ts"
import { findForecastCurrency, hasRevenue } from "#domain/cabinet/forecast.ts"
import { ratedCoins } from "#domain/money/rate.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { SegmentedRadios } from "#ui/kit/fields/segmented-radios.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { Assumptions, type AssumptionsProps } from "./assumptions.tsx"
import { DailyFan } from "./daily-fan.tsx"
import css from "./forecast.module.css"

export type ForecastBodyProps = AssumptionsProps & ScreenProps<typeof forecast> & { readonly now: Instant }

/**
 * Shows the daily income over twelve months, in the display currency or in each coin, and the assumptions behind the monthly
 * figures.
 */
export const ForecastBody = ({ now, send, ...props }: ForecastBodyProps) => {
  const { t } = useTranslation("dashboard")
  const { state } = props
  const { forecast } = state.context
  const isInCoins = state.matches({ ready: "inCoins" })
  const currency = findForecastCurrency(forecast) ?? "unknown"
  const start = [...forecast.btc, ...forecast.eth][0]?.startDate ?? now
  const fans: ReadonlyArray<
    Pick<Parameters<typeof DailyFan>[0], "currency"> & { readonly forecast: DailyForecast | null }
  > = isInCoins
    ? ratedCoins.flatMap((coin) =>
        hasRevenue(forecast[coin]) ? [{ currency: coin, forecast: calculateDailyCoins(forecast, coin) }] : [],
      )
    : [{ currency, forecast: calculateDailyForecast(forecast) }]
  return (
    <>
      {fans.map(
        (fan) =>
          fan.forecast && (
            <DailyFan key={fan.currency} {...fan} forecast={fan.forecast} start={start} isInCoins={isInCoins} />
          ),
      )}
      <div className={css.controls}>
        <SegmentedRadios
          legend={t("forecast.units")}
          isLegendHidden
          value={isInCoins ? "coins" : "money"}
          options={[
            { value: "money", text: currency.toUpperCase() },
            { value: "coins", text: t("forecast.coins") },
          ]}
          onChange={(units) => send({ type: "units.choose", units })}
        />
        <Disclosure summary={t("forecast.assumptions")}>
          <Assumptions {...props} />
        </Disclosure>
      </div>
    </>
  )
}

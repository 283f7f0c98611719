import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { forecastCurrency } from "#domain/cabinet/forecast.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import { WidgetFailed } from "#ui/cabinet/dashboard/widget.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { ForecastWithAssumptions } from "./forecast-with-assumptions.tsx"
import { useExtension } from "#ui/site/site-config.ts"
import css from "./forecast.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof forecast
interface OwnProps {
  readonly form: typeof forecastForm
  readonly rates: typeof rates
  readonly actor: ActorRefFrom<Machine>
}
type Props = ScreenProps<Machine> & OwnProps

export const Forecast = (props: Props) => {
  const { t } = useTranslation("dashboard")
  // Without estimates nothing says how the difficulty grows, and the server's months stand for themselves.
  const isEstimated = useExtension("estimates")
  return (
    <Panel title={t("forecast.title")}>
      <p className={patterns.note}>
        <span>{t("forecast.lead")}</span> {isEstimated && <span>{t("forecast.difficulty")}</span>}
      </p>
      {renderView(views, props)}
    </Panel>
  )
}

const Loading = () => (
  <div className={css.awaited}>
    <Skeleton lines={8} />
  </div>
)

/** The assumptions start with the live rates, so wait until these have loaded or failed. */
const WithRates = ({ currency, rates, ...props }: Props & { readonly currency: DisplayCurrency }) => {
  const { state: liveRates } = useFlow(rates, { currency })
  return liveRates.matches("ready") ? (
    <ForecastWithAssumptions {...props} rates={props.state.context.rates ?? liveRates.context.figures} />
  ) : (
    <Loading />
  )
}

// Rates in the currency of the response: the customer's may have changed since, and the next forecast brings its own.
const Ready = (props: Props) => {
  const currency = forecastCurrency(props.state.context.forecast)
  return currency === null ? (
    <ForecastWithAssumptions {...props} rates={[]} />
  ) : (
    <WithRates {...props} currency={currency} />
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: Loading,
  deciding: noView,
  nothing: () => <p data-empty>{useTranslation("dashboard").t("forecast.nothing")}</p>,
  ready: Ready,
  error: WidgetFailed,
}

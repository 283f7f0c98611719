import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { contracts } from "#machines/cabinet/contracts.machine.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import type { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import type { orders } from "#machines/orders/orders.machine.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import { RecentContracts } from "#ui/cabinet/contracts/recent-contracts.tsx"
import { useFlow, useFlowActor } from "#ui/shared/flow.tsx"
import { Forecast } from "#ui/cabinet/forecast/forecast.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { MarketCap } from "#ui/cabinet/market-cap/market-cap.tsx"
import type { OrderRowMachines } from "#ui/orders/orders/order-row-actions.tsx"
import { RecentOrders } from "#ui/orders/orders/orders.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./dashboard.module.css"
import { Widget } from "./widget.tsx"

export interface DashboardMachines {
  readonly forecast: typeof forecast
  readonly forecastForm: typeof forecastForm
  readonly rates: typeof rates
  readonly marketCap: typeof marketCap
  readonly contracts: typeof contracts
  readonly orders: typeof orders
  readonly orderRow: OrderRowMachines
}

interface Props {
  readonly machines: DashboardMachines
  readonly currency: DisplayCurrency
  readonly now: Instant
  readonly size: number
  /** Withdrawals whose outcome is unknown. */
  readonly unknown: ReactNode
  /** What was invested and came back; nothing where the operator offers no estimates. Below the fold, because nobody knows before whether it comes. */
  readonly returns: ReactNode
  /** Parts that a withdrawal changes: accounts and history. */
  readonly accounts: ReactNode
  /** Below the accounts, which load with it: an address that is not confirmed. */
  readonly reminder: ReactNode
  readonly history: ReactNode
}

const ForecastWidget = ({ machines }: Pick<Props, "machines">) => {
  const actor = useFlowActor(machines.forecast, undefined)
  return (
    <Forecast
      state={useSelector(actor, (snapshot) => snapshot)}
      send={actor.send}
      actor={actor}
      form={machines.forecastForm}
      rates={machines.rates}
    />
  )
}

const Market = ({ machines, currency }: Pick<Props, "machines" | "currency">) => {
  const [state, send] = useFlow(machines.marketCap, { currency })
  return <MarketCap state={state} send={send} />
}

/** /cabinet: each widget runs its own machine, so that one failure does not affect the others. */
export const Dashboard = ({ machines, currency, now, size, unknown, returns, accounts, reminder, history }: Props) => {
  const { t } = useTranslation("dashboard")
  return (
    <Page title={t("title")} wide>
      {unknown}
      <Market key={currency} machines={machines} currency={currency} />
      <div className={css.accounts}>
        {accounts}
        {reminder}
      </div>
      <div className={css.rest}>
        <ForecastWidget machines={machines} />
        {returns}
        <div className={css.lists}>
          <Widget title={t("contracts.title")} all={{ href: paths.contracts(), text: t("contracts.all") }}>
            <RecentContracts machine={machines.contracts} now={now} size={size} />
          </Widget>
          <Widget title={t("orders.title")} all={{ href: paths.orders(), text: t("orders.all") }}>
            <RecentOrders machine={machines.orders} machines={machines.orderRow} size={size} />
          </Widget>
          <Widget title={t("history.title")} all={{ href: paths.history(), text: t("history.all") }}>
            {history}
          </Widget>
        </div>
      </div>
    </Page>
  )
}

import { useSelector } from "@xstate/react"
import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import type { contracts } from "#machines/cabinet/contracts.machine.ts"
import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import type { orders } from "#machines/orders/orders.machine.ts"
import type { ContractTableProps } from "#ui/cabinet/contracts/contract-table.tsx"
import { RecentContracts } from "#ui/cabinet/contracts/recent-contracts.tsx"
import type { ForecastBodyProps } from "#ui/cabinet/forecast/forecast-body.tsx"
import { Forecast } from "#ui/cabinet/forecast/forecast.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import type { OrderRowMachines } from "#ui/orders/orders/order-row-actions.tsx"
import { RecentOrders } from "#ui/orders/orders/orders.tsx"
import { useFlow, useFlowActor } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { DashboardSkeleton } from "./dashboard-skeleton.tsx"
import { expectationOf, findRecentContractChanges, type Expectation } from "./expectation.ts"
import { Widget } from "./widget.tsx"
import css from "./dashboard.module.css"

export interface DashboardMachines {
  readonly forecast: typeof forecast
  readonly forecastForm: typeof forecastForm
  readonly rates: typeof rates
  readonly contracts: typeof contracts
  readonly orders: typeof orders
  readonly orderRow: OrderRowMachines
}

interface Props {
  readonly machines: DashboardMachines
  readonly now: Instant
  readonly size: number
  /** Tasks that wait for the customer. */
  readonly tasks: ReactNode
  /**
   * Renders the withdrawable balances. If the operator offers estimates, it also renders the payback so far, and the income of
   * the last day next to its expectation.
   */
  readonly returns: (expectation: Expectation) => ReactNode
  /** The accounts. Like the history, they load again after a withdrawal. */
  readonly accounts: ReactNode
  readonly history: ReactNode
  readonly ForecastBody: ComponentType<ForecastBodyProps>
  readonly Expected: ContractTableProps["Expected"]
}

const firstPage = { state: "All", page: 1 } as const

/** The dashboard. Each widget runs its own machine, so that one failure does not affect the other widgets. */
export const Dashboard = ({
  machines,
  now,
  size,
  tasks,
  returns,
  accounts,
  history,
  ForecastBody,
  Expected,
}: Props) => {
  const { t } = useTranslation("dashboard")
  const forecast = useFlowActor(machines.forecast, undefined)
  const forecastState = useSelector(forecast, (snapshot) => snapshot)
  const contracts = useFlow(machines.contracts, { query: firstPage, size })
  const expectation = {
    expected: expectationOf(forecastState.context.forecast),
    recent: findRecentContractChanges(contracts.state.context.list, now),
    forecast: forecastState.matches("ready") ? forecastState.context.forecast : null,
    isLoading: forecastState.matches("loading") || forecastState.matches("deciding"),
    now,
  }
  return (
    <Page title={t("title")} isWide>
      <div className={css.page}>
        <DashboardSkeleton />
        <div className={css.parts}>
          <div className={css.parts}>
            {tasks}
            {returns(expectation)}
            {accounts}
          </div>
          <div className={css.rest}>
            <div className={css.lists}>
              <Widget title={t("contracts.title")} all={{ href: paths.contracts(), text: t("contracts.all") }}>
                <RecentContracts {...contracts} now={now} Expected={Expected} />
              </Widget>
            </div>
            <Forecast
              state={forecastState}
              send={forecast.send}
              body={(screen) => (
                <ForecastBody
                  {...screen}
                  actor={forecast}
                  form={machines.forecastForm}
                  rates={machines.rates}
                  now={now}
                />
              )}
            />
            <div className={css.lists}>
              <Widget title={t("history.title")} all={{ href: paths.history(), text: t("history.all") }}>
                {history}
              </Widget>
              <Widget title={t("orders.title")} all={{ href: paths.orders(), text: t("orders.all") }}>
                <RecentOrders machine={machines.orders} machines={machines.orderRow} size={size} />
              </Widget>
            </div>
          </div>
        </div>
      </div>
    </Page>
  )
}

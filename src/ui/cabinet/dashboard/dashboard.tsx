import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import type { contracts } from "#machines/cabinet/contracts.machine.ts"
import type { forecast } from "#machines/cabinet/forecast.machine.ts"
import type { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import type { orders } from "#machines/orders/orders.machine.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import { RecentContracts } from "#ui/cabinet/contracts/recent-contracts.tsx"
import { useFlowActor } from "#ui/shared/flow.tsx"
import { Forecast } from "#ui/cabinet/forecast/forecast.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import type { OrderRowMachines } from "#ui/orders/orders/order-row-actions.tsx"
import { RecentOrders } from "#ui/orders/orders/orders.tsx"
import { paths } from "#ui/site/paths.ts"
import { DashboardSkeleton } from "./dashboard-skeleton.tsx"
import css from "./dashboard.module.css"
import { Widget } from "./widget.tsx"

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
  /** What waits for the customer. */
  readonly needs: ReactNode
  /** What was invested and came back; nothing where the operator offers no estimates. */
  readonly returns: ReactNode
  /** Parts that a withdrawal changes: accounts and history. */
  readonly accounts: ReactNode
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

/** /cabinet: each widget runs its own machine, so that one failure does not affect the others. */
export const Dashboard = ({ machines, now, size, needs, returns, accounts, history }: Props) => {
  const { t } = useTranslation("dashboard")
  return (
    <Page title={t("title")} wide>
      <div className={css.page}>
        <DashboardSkeleton />
        <div className={css.parts}>
          <div className={css.parts}>
            {needs}
            {returns}
            <div className={css.parts}>{accounts}</div>
          </div>
          <div className={css.rest}>
            <ForecastWidget machines={machines} />
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
        </div>
      </div>
    </Page>
  )
}

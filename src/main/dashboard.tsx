import { useSelector } from "@xstate/react"
import { memo, use, useMemo, useState, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { getCurrentInstant } from "#adapters/shared/clock.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import { dashboardSize } from "#domain/shared/paging.ts"
import { hasEmailToConfirm } from "#domain/site/session.ts"
import { pageParts } from "#machines/site/page-parts.machine.ts"
import { AccountSummary } from "#ui/cabinet/account-summary/account-summary.tsx"
import { Withdrawable } from "#ui/cabinet/account-summary/withdrawable.tsx"
import { CustomerTasks } from "#ui/cabinet/customer-tasks/customer-tasks.tsx"
import { Dashboard } from "#ui/cabinet/dashboard/dashboard.tsx"
import type { Expectation } from "#ui/cabinet/dashboard/expectation.ts"
import { Head } from "#ui/cabinet/dashboard/head.tsx"
import { ForecastPending } from "#ui/cabinet/forecast/forecast.tsx"
import { MarketCap } from "#ui/cabinet/market-cap/market-cap.tsx"
import { Returns } from "#ui/cabinet/returns/returns.tsx"
import { HistoryList } from "#ui/money/history/history-list.tsx"
import { useFlow, useFlowActor, type ScreenProps } from "#ui/shared/flow.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"
import { MissingPart } from "#ui/site/lazy-chunk/missing-part.tsx"
import { PageParts } from "#ui/site/page-parts.tsx"
import { paths } from "#ui/site/paths.ts"
import { useSession } from "#ui/site/session.tsx"
import { SiteConfig, useOffers } from "#ui/site/site-config.ts"
import { createDashboardMachines, dashboardParts, type DashboardPageParts } from "./cabinet/dashboard-machines.ts"
import { createExpectedEnd } from "./cabinet/expected-end.tsx"
import { createFirstDashboard } from "./cabinet/first-dashboard.ts"
import type { PendingRequests } from "./cabinet/watch-task-sources.ts"
import { createPendingWithdrawals } from "./money/pending-withdrawals.tsx"
import { createWithdrawalLauncher } from "./money/withdrawal-launcher.tsx"
import type { AppContext } from "./site/app.ts"
import { getCustomerCurrency } from "./site/display-currency.ts"
import { notifyWithdrawalChanged } from "./site/freshness.ts"
import { lazyPart } from "./site/part.tsx"
import { createStore, useStore } from "./site/store.ts"

interface WidgetsProps {
  readonly parts: DashboardPageParts
  readonly requests: PendingRequests
  /** The cards of withdrawals whose outcome is unknown. */
  readonly withdrawals: ReactNode
}

type Machines = ReturnType<typeof createDashboardMachines>
interface EarnedProps extends Expectation {
  readonly machines: Machines
  readonly withdrawable: ReactNode
}

/** Creates all widgets. If every widget fails, all of them leave the page together, and mount again with the retry. */
const createWidgets = (
  app: AppContext,
  first: ReturnType<typeof createFirstDashboard>,
): ComponentType<WidgetsProps> => {
  const { clock } = app
  // The fan is lazy, because few customers other than newcomers need it.
  const Fan = lazyPart(app, {
    load: () => import("./cabinet/fans.tsx"),
    view: ({ createPaybackFans }) => createPaybackFans(app).Newcomer,
    texts: ["estimates"],
    offered: "estimates",
    pending: <PaybackFanSkeleton />,
    missing: MissingPart,
  })
  const Resend = lazyPart(app, {
    load: () => import("./account/resend.tsx"),
    view: ({ createResend }) => createResend(app),
    texts: ["account"],
    // The other parts of the dashboard do not wait for this part.
    pending: null,
  })
  type Summary = ScreenProps<Machines["accounts"]>
  const Accounts = ({ machines, state, send }: Summary & { readonly machines: Machines }) => {
    const step = useStore(machines.step)
    const { profile } = useSession()
    const currency = getCustomerCurrency(app)
    const isReminded = profile !== null && hasEmailToConfirm(use(SiteConfig), profile)
    return (
      <MarketCap key={currency} machine={machines.marketCap} currency={currency}>
        {(market) => (
          <AccountSummary
            state={state}
            send={send}
            step={step}
            isEmailConfirmed={!isReminded}
            market={market}
            fan={<Fan />}
          />
        )}
      </MarketCap>
    )
  }
  const ContractsFan = lazyPart(app, {
    load: () => import("./cabinet/fans.tsx"),
    view: ({ ContractsFan }) => ContractsFan,
    texts: ["estimates"],
    pending: <PaybackFanSkeleton isAlone />,
    missing: MissingPart,
  })
  const Expected = createExpectedEnd(app)
  const ForecastBody = lazyPart(app, {
    load: () => import("#ui/cabinet/forecast/forecast-body.tsx"),
    view: ({ ForecastBody }) => ForecastBody,
    pending: <ForecastPending />,
    missing: MissingPart,
  })
  const Earned = ({ machines, withdrawable, ...expectation }: EarnedProps) => {
    const currency = getCustomerCurrency(app)
    return useOffers("estimates") ? (
      <Returns
        key={currency}
        machine={machines.returns}
        currency={currency}
        withdrawable={withdrawable}
        Fan={ContractsFan}
        {...expectation}
      />
    ) : (
      <Head>{withdrawable}</Head>
    )
  }
  const onCancelled = notifyWithdrawalChanged(app)
  // Skips renders, because the page renders whenever a part has loaded, and the widgets do not depend on that.
  return memo(({ parts, requests, withdrawals }: WidgetsProps) => {
    const machines = useMemo(
      () => (parts === first?.page ? first.machines : createDashboardMachines(app, parts, requests)),
      [parts, requests],
    )
    const summary = useFlow(machines.accounts, undefined)
    const { state: operations, send: sendHistory } = useFlow(machines.history, {
      query: unfilteredHistory,
      size: dashboardSize,
    })
    // Renders again when the profile has loaded and the customer's currency is known.
    useSelector(app.session, () => getCustomerCurrency(app))
    return (
      <Dashboard
        machines={machines}
        now={getCurrentInstant(clock)}
        size={dashboardSize}
        tasks={<CustomerTasks machine={machines.customerTasks} withdrawals={withdrawals} Resend={Resend} />}
        returns={(expectation) => (
          <Earned
            machines={machines}
            withdrawable={summary.state.matches("ready") && <Withdrawable accounts={summary.state.context.accounts} />}
            {...expectation}
          />
        )}
        ForecastBody={ForecastBody}
        Expected={Expected}
        accounts={<Accounts machines={machines} {...summary} />}
        history={
          <HistoryList
            state={operations}
            send={sendHistory}
            cancelling={{ machine: machines.cancelWithdrawal, onChanged: onCancelled }}
          />
        }
      />
    )
  })
}

export const createPage = (app: AppContext) => {
  const Withdrawal = createWithdrawalLauncher(app)
  const requests = createStore<ReadonlyArray<WithdrawalRequest>>([])
  const first = createFirstDashboard(app, requests)
  const Widgets = createWidgets(app, first)
  const Unknown = createPendingWithdrawals(app, requests.set)
  const UnknownOfCustomer = () => {
    const customerId = useSession().profile?.id
    return customerId !== undefined && <Unknown key={customerId} customerId={customerId} dialogOf={paths.withdrawal} />
  }
  return () => {
    const { t } = useTranslation("dashboard")
    const [firstPage] = useState(() => (app.firstRender.isActive() ? first?.page : undefined))
    const ownPage = useFlowActor(pageParts, { parts: dashboardParts })
    const actor = firstPage ?? ownPage
    const state = useSelector(actor, (snapshot) => snapshot)
    // Keeps the element equal between renders, so that the widgets do not render with the page.
    const unknown = useMemo(() => <UnknownOfCustomer />, [])
    return (
      <>
        <PageParts state={state} send={actor.send} title={t("title")} failed={t("failed")} above={unknown}>
          <Widgets parts={actor} requests={requests} withdrawals={unknown} />
        </PageParts>
        <Withdrawal />
      </>
    )
  }
}

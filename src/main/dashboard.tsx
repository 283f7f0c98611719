import { useSelector } from "@xstate/react"
import { memo, useCallback, useImperativeHandle, useMemo, useRef } from "react"
import type { ComponentType, ReactNode, Ref } from "react"
import { useTranslation } from "react-i18next"
import { instantNow } from "../adapters/shared/clock"
import type { NewcomerStep } from "../domain/cabinet/newcomer-step"
import { unfilteredHistory } from "../domain/money/history-query"
import { dashboardSize } from "../domain/shared/paging"
import type { accountSummary } from "../machines/cabinet/account-summary/account-summary.machine"
import { pageParts } from "../machines/site/page-parts/page-parts.machine"
import { AccountSummary } from "../ui/cabinet/account-summary/account-summary"
import { Dashboard } from "../ui/cabinet/dashboard/dashboard"
import { useFlow, useFlowActor } from "../ui/shared/flow"
import { loadLineChart } from "../ui/kit/figures/line-chart"
import { HistoryList } from "../ui/money/history/history-list"
import { paths } from "../ui/site/paths"
import { PageParts } from "../ui/site/page-parts/page-parts"
import { useSession } from "../ui/site/session"
import { createLazyEmailReminder } from "./account/email-reminder-lazy"
import type { App } from "./site/app"
import { remountOnCurrencyChange, useCurrencyChanges } from "./site/currency-changes"
import type { PendingWithdrawalsHandle } from "./money/pending-withdrawals"
import { createPendingWithdrawals } from "./money/pending-withdrawals"
import { createWithdrawalLauncher } from "./money/withdrawal-place"
import { dashboardMachines, dashboardParts } from "./cabinet/dashboard-machines"
import type { DashboardPageParts } from "./cabinet/dashboard-machines"
import { lazyEstimates } from "./shop/lazy-estimates"
import { customerCurrency } from "./site/display-currency"
import type { Store } from "./site/store"
import { useStore } from "./site/use-store"

/** What a withdrawal changes. */
interface Balances {
  readonly changed: () => void
}

interface AccountsProps {
  readonly machine: typeof accountSummary
  readonly step: Store<NewcomerStep>
  readonly ref: Ref<Balances>
}

interface WidgetsProps {
  readonly page: DashboardPageParts
  /** Withdrawals whose outcome is unknown. */
  readonly unknown: ReactNode
  readonly ref: Ref<Balances>
}

/** All widgets. They leave the page together when every one of them failed, and start again with the retry. */
const createWidgets = (app: App): ComponentType<WidgetsProps> => {
  const { clock } = app
  const { Returns } = lazyEstimates(app)
  const EmailReminder = createLazyEmailReminder(app)
  const Accounts = remountOnCurrencyChange(app.session, ({ machine, step, ref }: AccountsProps) => {
    const [summary, send] = useFlow(machine, undefined)
    useImperativeHandle(ref, () => ({ changed: () => send({ type: "withdrawal.changed" }) }), [send])
    return <AccountSummary state={summary} send={send} step={useStore(step)} />
  })
  // The page renders with each part that has loaded; the widgets do not depend on that.
  return memo(({ page, ref, unknown }: WidgetsProps) => {
    const accounts = useRef<Balances>(null)
    const machines = useMemo(() => dashboardMachines(app, page), [page])
    const [operations, sendHistory] = useFlow(machines.history, { query: unfilteredHistory, size: dashboardSize })
    const onChanged = useCallback(() => {
      accounts.current?.changed()
      sendHistory({ type: "withdrawal.changed" })
    }, [sendHistory])
    useImperativeHandle(ref, () => ({ changed: onChanged }), [onChanged])
    return (
      <Dashboard
        machines={machines}
        currency={useSelector(app.session, () => customerCurrency(app))}
        now={instantNow(clock)}
        size={dashboardSize}
        currencyChanges={useCurrencyChanges(app.session)}
        unknown={unknown}
        returns={<Returns currency={customerCurrency(app)} />}
        accounts={<Accounts ref={accounts} machine={machines.accounts} step={machines.step} />}
        reminder={<EmailReminder />}
        history={
          <HistoryList
            state={operations}
            send={sendHistory}
            cancelling={{ machine: machines.cancelWithdrawal, onChanged }}
          />
        }
      />
    )
  })
}

export const page = (app: App) => {
  // On its way already where the HTML names it: src/start/bootstrap.ts.
  void loadLineChart()
  const Widgets = createWidgets(app)
  const Withdrawal = createWithdrawalLauncher(app)
  const Unknown = createPendingWithdrawals(app)
  const UnknownOfCustomer = ({ ref }: { readonly ref: Ref<PendingWithdrawalsHandle> }) => {
    const customerId = useSession().profile?.id
    return (
      customerId !== undefined && (
        <Unknown key={customerId} ref={ref} customerId={customerId} dialogOf={paths.withdrawal} />
      )
    )
  }
  return () => {
    const { t } = useTranslation("dashboard")
    const pending = useRef<PendingWithdrawalsHandle>(null)
    const actor = useFlowActor(pageParts, { parts: dashboardParts })
    const state = useSelector(actor, (snapshot) => snapshot)
    const balances = useRef<Balances>(null)
    // The same element with each render, so that the widgets do not render with the page.
    const unknown = useMemo(() => <UnknownOfCustomer ref={pending} />, [])
    return (
      <>
        <PageParts state={state} send={actor.send} title={t("title")} failed={t("failed")} above={unknown}>
          <Widgets page={actor} ref={balances} unknown={unknown} />
        </PageParts>
        <Withdrawal onMade={() => balances.current?.changed()} onClosed={() => pending.current?.check()} />
      </>
    )
  }
}

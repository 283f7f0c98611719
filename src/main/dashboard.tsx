import { useSelector } from "@xstate/react"
import { memo, useMemo, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { instantNow } from "#adapters/shared/clock.ts"
import { isEmailUnconfirmed } from "#domain/account/unconfirmed-email.ts"
import type { NewcomerStep } from "#domain/cabinet/newcomer-step.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { dashboardSize } from "#domain/shared/paging.ts"
import type { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { pageParts } from "#machines/site/page-parts.machine.ts"
import { AccountSummary } from "#ui/cabinet/account-summary/account-summary.tsx"
import { Dashboard } from "#ui/cabinet/dashboard/dashboard.tsx"
import { useFlow, useFlowActor } from "#ui/shared/flow.tsx"
import { HistoryList } from "#ui/money/history/history-list.tsx"
import { paths } from "#ui/site/paths.ts"
import { PageParts } from "#ui/site/page-parts.tsx"
import { useSession } from "#ui/site/session.tsx"
import { useExtension } from "#ui/site/site-config.ts"
import type { App } from "./site/app.ts"
import { createPendingWithdrawals } from "./money/pending-withdrawals.tsx"
import { createWithdrawalLauncher } from "./money/withdrawal-launcher.tsx"
import { dashboardMachines, dashboardParts, type DashboardPageParts } from "./cabinet/dashboard-machines.ts"
import { withdrawalChanged } from "./site/freshness.ts"
import { customerCurrency } from "./site/display-currency.ts"
import { part } from "./site/part.tsx"
import type { Store } from "./site/store.ts"
import { useStore } from "./site/use-store.ts"

interface AccountsProps {
  readonly machine: typeof accountSummary
  readonly step: Store<NewcomerStep>
}

interface WidgetsProps {
  readonly page: DashboardPageParts
  /** Withdrawals whose outcome is unknown. */
  readonly unknown: ReactNode
}

/** Until it is known whether there is a reminder, the sections below wait. */
const Awaited = <span data-awaited="" hidden />

/** Its code and texts load for an address that is not confirmed. */
export const reminderOf = (app: App): ComponentType => {
  const Reminder = part(app, {
    load: async () => (await import("./account/email-reminder.tsx")).createEmailReminder(app),
    texts: ["account", "settings"],
    pending: Awaited,
  })
  return () => {
    const { session, profile } = useSession()
    if (!useExtension("emailChange")) return null
    if (profile === null) return session === "checking" && Awaited
    return isEmailUnconfirmed(profile) && <Reminder email={profile.email} />
  }
}

/** All widgets. They leave the page together when every one of them failed, and start again with the retry. */
const createWidgets = (app: App): ComponentType<WidgetsProps> => {
  const { clock } = app
  const Returns = part(app, {
    load: async () => (await import("./cabinet/returns.tsx")).createReturns(app),
    texts: ["estimates"],
    offered: "estimates",
  })
  const EmailReminder = reminderOf(app)
  const Accounts = ({ machine, step }: AccountsProps) => {
    const [summary, send] = useFlow(machine, undefined)
    return <AccountSummary state={summary} send={send} step={useStore(step)} />
  }
  const onCancelled = withdrawalChanged(app)
  // The page renders with each part that has loaded; the widgets do not depend on that.
  return memo(({ page, unknown }: WidgetsProps) => {
    const machines = useMemo(() => dashboardMachines(app, page), [page])
    const [operations, sendHistory] = useFlow(machines.history, { query: unfilteredHistory, size: dashboardSize })
    return (
      <Dashboard
        machines={machines}
        currency={useSelector(app.session, () => customerCurrency(app))}
        now={instantNow(clock)}
        size={dashboardSize}
        unknown={unknown}
        returns={<Returns currency={customerCurrency(app)} />}
        accounts={<Accounts machine={machines.accounts} step={machines.step} />}
        reminder={<EmailReminder />}
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

export const page = (app: App) => {
  const Widgets = createWidgets(app)
  const Withdrawal = createWithdrawalLauncher(app)
  const Unknown = createPendingWithdrawals(app)
  const UnknownOfCustomer = () => {
    const customerId = useSession().profile?.id
    return customerId !== undefined && <Unknown key={customerId} customerId={customerId} dialogOf={paths.withdrawal} />
  }
  return () => {
    const { t } = useTranslation("dashboard")
    const actor = useFlowActor(pageParts, { parts: dashboardParts })
    const state = useSelector(actor, (snapshot) => snapshot)
    // The same element with each render, so that the widgets do not render with the page.
    const unknown = useMemo(() => <UnknownOfCustomer />, [])
    return (
      <>
        <PageParts state={state} send={actor.send} title={t("title")} failed={t("failed")} above={unknown}>
          <Widgets page={actor} unknown={unknown} />
        </PageParts>
        <Withdrawal />
      </>
    )
  }
}

import { Effect } from "effect"
import { useSelector } from "@xstate/react"
import { useImperativeHandle, useMemo, useRef } from "react"
import type { ComponentType, ReactNode, Ref } from "react"
import { useTranslation } from "react-i18next"
import { fromCallback } from "xstate"
import type { ActorRefFrom, AnyEventObject } from "xstate"
import type { Api } from "../adapters/shared/api"
import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { instantNow } from "../adapters/shared/clock"
import { loadContracts } from "../adapters/cabinet/contracts"
import { loadForecast, loadMarketCap, loadSummary } from "../adapters/cabinet/dashboard"
import { loadHistory } from "../adapters/money/history"
import { loadOrders, restoreOrders } from "../adapters/orders/order-list"
import { removedOrders } from "../adapters/orders/removed-orders"
import { loadRates } from "../adapters/money/rates"
import { displayCurrencies } from "../domain/shared/currency"
import { currencyForSignUp } from "../domain/account/currency-for-sign-up"
import { forecastCurrency } from "../domain/cabinet/forecast"
import { unfilteredHistory } from "../domain/money/history-query"
import { dashboardSize } from "../domain/shared/paging"
import { accountSummary } from "../machines/cabinet/account-summary/account-summary.machine"
import type { ContractQueryChanged } from "../machines/cabinet/contracts/contracts.machine"
import { contracts } from "../machines/cabinet/contracts/contracts.machine"
import type { ForecastChanged } from "../machines/cabinet/forecast/forecast.machine"
import { forecast } from "../machines/cabinet/forecast/forecast.machine"
import { forecastForm } from "../machines/cabinet/forecast-form/forecast-form.machine"
import type { HistoryQueryChanged } from "../machines/money/history/history.machine"
import { history } from "../machines/money/history/history.machine"
import { marketCap } from "../machines/cabinet/market-cap/market-cap.machine"
import type { OrderQueryChanged } from "../machines/orders/orders/orders.machine"
import { orders } from "../machines/orders/orders/orders.machine"
import { pageParts } from "../machines/site/page-parts/page-parts.machine"
import { rates } from "../machines/money/rates/rates.machine"
import { AccountSummary } from "../ui/cabinet/account-summary/account-summary"
import { DataFailure } from "../ui/cabinet/dashboard/data-failure"
import { Dashboard } from "../ui/cabinet/dashboard/dashboard"
import { useFlow, useFlowActor } from "../ui/shared/flow"
import { HistoryList } from "../ui/money/history/history-list"
import { paths } from "../ui/site/paths"
import { PageParts } from "../ui/site/page-parts/page-parts"
import { useSession } from "../ui/site/session"
import type { App } from "./site/app"
import { withApi } from "./site/with-api"
import { remountOnCurrencyChange, useCurrencyChanges, watchCurrencyChange } from "./site/currency-changes"
import { orderMachines } from "./orders/order-row"
import { loadPart } from "./site/load-part"
import { notifyHistory } from "./money/notify-history"
import type { PendingWithdrawalsHandle } from "./money/pending-withdrawals"
import { createPendingWithdrawals } from "./money/pending-withdrawals"
import { watchLanguage } from "./site/watch-language"
import { createWithdrawalLauncher } from "./money/withdrawal-place"

/** What a withdrawal changes. */
interface Balances {
  readonly changed: () => void
}

/** The dashboard's URL does not filter its lists. */
const noQuery = <Changed extends AnyEventObject>() => fromCallback<AnyEventObject, undefined, Changed>(() => undefined)

/** Months and rates of both coins, in the currency of the moment. */
const readForecast = (api: Api) => {
  const quietly = asBackgroundApi(api)
  const months = loadForecast(quietly)
  const currentRates = loadRates(api)
  return Effect.gen(function* () {
    const forecast = { btc: yield* months({ currencyId: "btc" }), eth: yield* months({ currencyId: "eth" }) }
    const currency = forecastCurrency(forecast)
    const changed: ForecastChanged = {
      type: "forecast.changed",
      forecast,
      rates: currency === null ? [] : yield* currentRates({ currency }),
    }
    return changed
  })
}

const parts = ["accounts", "forecast", "contracts", "orders", "history"] as const

type Parts = ActorRefFrom<typeof pageParts>

const machinesOf = (app: App, page: Parts) => {
  const { api } = withApi(app)
  const part = (name: (typeof parts)[number]) => loadPart(page, name)
  const watchForecast = watchCurrencyChange(app.session, (_: undefined) => readForecast(api))
  const removed = removedOrders(() => localStorage)
  return {
    forecast: forecast.provide({
      actors: { loadForecast: fillPort(part("forecast")(loadForecast(api))), watchForecast },
    }),
    forecastForm,
    rates: rates.provide({ actors: { loadRates: fillPort(loadRates(api)) } }),
    marketCap: marketCap.provide({ actors: { loadMarketCap: fillPort(loadMarketCap(api)) } }),
    contracts: contracts.provide({
      actors: {
        loadContracts: fillPort(part("contracts")(loadContracts(api, dashboardSize))),
        watchQuery: noQuery<ContractQueryChanged>(),
      },
    }),
    orders: orders.provide({
      actors: {
        loadOrders: fillPort(part("orders")(loadOrders(api, removed))),
        restoreOrders: fillPort(restoreOrders(removed)),
        watchOrderQuery: noQuery<OrderQueryChanged>(),
      },
    }),
    orderRow: orderMachines(app),
    history: history.provide({
      actors: {
        loadHistory: fillPort(part("history")(notifyHistory(app.visit, loadHistory(api)))),
        watchHistoryQuery: noQuery<HistoryQueryChanged>(),
        watchLanguage: watchLanguage(app),
      },
    }),
    accounts: accountSummary.provide({ actors: { loadSummary: fillPort(part("accounts")(loadSummary(api))) } }),
  }
}

interface WidgetsProps {
  readonly page: Parts
  /** Withdrawals whose outcome is unknown. */
  readonly unknown: ReactNode
  readonly ref: Ref<Balances>
}

/** All widgets. They leave the page together when every one of them failed, and start again with the retry. */
const createWidgets = (app: App): ComponentType<WidgetsProps> => {
  const { clock, cookies, locale } = app
  const Accounts = remountOnCurrencyChange(
    app.session,
    ({ machine, ref }: { readonly machine: typeof accountSummary; readonly ref: Ref<Balances> }) => {
      const [summary, send] = useFlow(machine, undefined)
      useImperativeHandle(ref, () => ({ changed: () => send({ type: "withdrawal.made" }) }), [send])
      return <AccountSummary state={summary} send={send} />
    },
  )
  return ({ page, ref, unknown }) => {
    const { profile } = useSession()
    const accounts = useRef<Balances>(null)
    const machines = useMemo(() => machinesOf(app, page), [page])
    const [operations, sendHistory] = useFlow(machines.history, { query: unfilteredHistory, size: dashboardSize })
    useImperativeHandle(
      ref,
      () => ({
        changed: () => {
          accounts.current?.changed()
          sendHistory({ type: "withdrawal.made" })
        },
      }),
      [sendHistory],
    )
    const currency =
      displayCurrencies.find((one) => one === profile?.currencyId) ??
      currencyForSignUp(cookies.read("currencyId"), locale())
    return (
      <Dashboard
        machines={machines}
        currency={currency}
        now={instantNow(clock)}
        size={dashboardSize}
        currencyChanges={useCurrencyChanges(app.session)}
        unknown={unknown}
        accounts={<Accounts ref={accounts} machine={machines.accounts} />}
        history={<HistoryList state={operations} send={sendHistory} />}
      />
    )
  }
}

export const page = (app: App) => {
  const Widgets = createWidgets(app)
  const Withdrawal = createWithdrawalLauncher(app)
  const Unknown = createPendingWithdrawals(app)
  return () => {
    const { t } = useTranslation("dashboard")
    const { profile } = useSession()
    const pending = useRef<PendingWithdrawalsHandle>(null)
    const actor = useFlowActor(pageParts, { parts })
    const state = useSelector(actor, (snapshot) => snapshot)
    const balances = useRef<Balances>(null)
    const unknown = profile !== null && (
      <Unknown key={profile.id} ref={pending} customerId={profile.id} dialogOf={paths.withdrawal} />
    )
    return (
      <>
        <PageParts state={state} send={actor.send} title={t("title")} panel={DataFailure} above={unknown}>
          <Widgets page={actor} ref={balances} unknown={unknown} />
        </PageParts>
        <Withdrawal onMade={() => balances.current?.changed()} onClosed={() => pending.current?.check()} />
      </>
    )
  }
}

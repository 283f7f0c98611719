import { Effect } from "effect"
import { useImperativeHandle, useRef } from "react"
import type { Ref } from "react"
import { fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { Api } from "../adapters/api"
import { inBackground } from "../adapters/api"
import { live } from "../adapters/bridge"
import { instantNow } from "../adapters/clock"
import { loadContracts } from "../adapters/contracts"
import { loadForecast, loadMarketCap, loadSummary } from "../adapters/dashboard"
import { loadHistory } from "../adapters/history"
import { loadOrders, restoreOrders } from "../adapters/order-list"
import { removedOrders } from "../adapters/removed-orders"
import { loadRates } from "../adapters/rates"
import { displayCurrencies } from "../domain/currency"
import { currencyForSignUp } from "../domain/currency-for-sign-up"
import { shownCurrency } from "../domain/forecast"
import { wholeHistory } from "../domain/history-query"
import { dashboardSize } from "../domain/paging"
import { accountSummary } from "../machines/account-summary/account-summary.machine"
import type { QueryTold } from "../machines/contracts/contracts.machine"
import { contracts } from "../machines/contracts/contracts.machine"
import type { ForecastTold } from "../machines/forecast/forecast.machine"
import { forecast } from "../machines/forecast/forecast.machine"
import { forecastForm } from "../machines/forecast-form/forecast-form.machine"
import type { HistoryTold } from "../machines/history/history.machine"
import { history } from "../machines/history/history.machine"
import { marketCap } from "../machines/market-cap/market-cap.machine"
import type { OrderQueryTold } from "../machines/orders/orders.machine"
import { orders } from "../machines/orders/orders.machine"
import { rates } from "../machines/rates/rates.machine"
import { AccountSummary } from "../ui/account-summary/account-summary"
import { Dashboard } from "../ui/dashboard/dashboard"
import { useFlow } from "../ui/flow"
import { HistoryList } from "../ui/history/history-list"
import { paths } from "../ui/paths"
import { useSession } from "../ui/session"
import type { App } from "./app"
import { calling } from "./calling"
import { anewWithCurrency, useTurns, watchCurrency } from "./currency-turns"
import { orderMachines } from "./order-row"
import { tellingOf } from "./telling"
import type { Pending } from "./pending-withdrawals"
import { createPendingPlace } from "./pending-withdrawals"
import { createWithdrawalPlace } from "./withdrawal-place"

/** What a withdrawal changes. */
interface Balances {
  readonly changed: () => void
}

/** The dashboard's address asks nothing of its lists. */
const noQuery = <Told extends AnyEventObject>() => fromCallback<AnyEventObject, undefined, Told>(() => undefined)

/** Months and rates of both coins, in the currency of the moment. */
const readForecast = (api: Api) => {
  const quietly = inBackground(api)
  const months = loadForecast(quietly)
  const live = loadRates(api)
  return Effect.gen(function* () {
    const forecast = { btc: yield* months({ currencyId: "btc" }), eth: yield* months({ currencyId: "eth" }) }
    const currency = shownCurrency(forecast)
    const told: ForecastTold = { type: "forecast.told", forecast, rates: currency === null ? [] : yield* live({ currency }) }
    return told
  })
}

export const page = (app: App) => {
  const { api, clock, cookies, locale } = calling(app)
  const watchForecast = watchCurrency(app.session, (_: undefined) => readForecast(api))
  const removed = removedOrders(() => localStorage)
  const machines = {
    forecast: forecast.provide({ actors: { loadForecast: live(loadForecast(api)), watchForecast } }),
    forecastForm,
    rates: rates.provide({ actors: { loadRates: live(loadRates(api)) } }),
    marketCap: marketCap.provide({ actors: { loadMarketCap: live(loadMarketCap(api)) } }),
    contracts: contracts.provide({
      actors: { loadContracts: live(loadContracts(api, dashboardSize)), watchQuery: noQuery<QueryTold>() }
    }),
    orders: orders.provide({
      actors: {
        loadOrders: live(loadOrders(api, removed)), restoreOrders: live(restoreOrders(removed)), watchOrderQuery: noQuery<OrderQueryTold>()
      }
    }),
    orderRow: orderMachines(app)
  }
  const past = history.provide({
    actors: { loadHistory: live(tellingOf(app.visit, loadHistory(api))), watchHistoryQuery: noQuery<HistoryTold>() }
  })
  const accounts = accountSummary.provide({ actors: { loadSummary: live(loadSummary(api)) } })
  const Withdrawal = createWithdrawalPlace(app)
  const Unknown = createPendingPlace(app)
  const Accounts = anewWithCurrency(app.session, ({ ref }: { readonly ref: Ref<Balances> }) => {
    const [summary, send] = useFlow(accounts, undefined)
    useImperativeHandle(ref, () => ({ changed: () => send({ type: "withdrawal.made" }) }), [send])
    return <AccountSummary state={summary} send={send} />
  })
  return () => {
    const { profile } = useSession()
    const balances = useRef<Balances>(null)
    const pending = useRef<Pending>(null)
    const [operations, sendHistory] = useFlow(past, { query: wholeHistory, size: dashboardSize })
    const currency = displayCurrencies.find((one) => one === profile?.currencyId) ?? currencyForSignUp(cookies.read("currencyId"), locale())
    const made = () => {
      balances.current?.changed()
      sendHistory({ type: "withdrawal.made" })
    }
    return (
      <>
        <Dashboard
          machines={machines} currency={currency} now={instantNow(clock)} size={dashboardSize} turn={useTurns(app.session)}
          unknown={profile !== null && <Unknown key={profile.id} ref={pending} customerId={profile.id} dialogOf={paths.withdrawal} />}
          accounts={<Accounts ref={balances} />} history={<HistoryList state={operations} send={sendHistory} />}
        />
        <Withdrawal onMade={made} onClosed={() => pending.current?.check()} />
      </>
    )
  }
}

import { live } from "../adapters/bridge"
import { loadInvestment } from "../adapters/dashboard"
import { readPage, watchPage } from "../adapters/page-query"
import { investment } from "../machines/investment/investment.machine"
import { InvestmentPage } from "../ui/investment/investment"
import type { App } from "./app"
import { withApi } from "./with-api"
import { remountOnCurrencyChange } from "./currency-changes"

export const page = (app: App) => {
  const { api, session } = withApi(app)
  const machine = investment.provide({
    actors: { loadInvestment: live(loadInvestment(api)), watchPage: watchPage(window) },
  })
  return remountOnCurrencyChange(session, () => <InvestmentPage machine={machine} page={readPage(location.search)} />)
}

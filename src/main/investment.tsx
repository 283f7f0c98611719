import { fillPort } from "../adapters/shared/fill-port"
import { loadInvestment } from "../adapters/cabinet/dashboard"
import { readPage, watchPage } from "../adapters/site/list-page"
import { investment } from "../machines/cabinet/investment/investment.machine"
import { InvestmentPage } from "../ui/cabinet/investment/investment"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { remountOnCurrencyChange } from "./site/currency-changes"

export const page = (app: App) => {
  const api = apiOf(app)
  const { session } = app
  const machine = investment.provide({
    actors: { loadInvestment: fillPort(loadInvestment(api)), watchPage: watchPage(window) },
  })
  return remountOnCurrencyChange(session, () => <InvestmentPage machine={machine} page={readPage(location.search)} />)
}

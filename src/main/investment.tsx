import { live } from "../adapters/bridge"
import { loadInvestment } from "../adapters/dashboard"
import { readPage, watchPage } from "../adapters/page-query"
import { investment } from "../machines/investment/investment.machine"
import { InvestmentPage } from "../ui/investment/investment"
import type { App } from "./app"
import { calling } from "./calling"
import { anewWithCurrency } from "./currency-turns"

export const page = (app: App) => {
  const { api, session } = calling(app)
  const machine = investment.provide({
    actors: { loadInvestment: live(loadInvestment(api)), watchPage: watchPage(window) },
  })
  return anewWithCurrency(session, () => <InvestmentPage machine={machine} page={readPage(location.search)} />)
}

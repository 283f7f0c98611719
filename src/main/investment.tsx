import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { loadInvestment } from "../adapters/cabinet/dashboard"
import { readPage, watchPage } from "../adapters/site/list-page"
import { investment } from "../machines/cabinet/investment/investment.machine"
import { InvestmentPage } from "../ui/cabinet/investment/investment"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { displayTopics } from "./site/freshness"
import { loadFresh, watchRefresh } from "./site/watch-refresh"

export const page = (app: App) => {
  const api = apiOf(app)
  const machine = investment.provide({
    actors: {
      loadInvestment: fillPort(loadFresh(app, displayTopics, loadInvestment(api))),
      watchPage: watchPage(window),
      watchRefresh: watchRefresh(app, { load: loadInvestment(asBackgroundApi(api)), topics: displayTopics }),
    },
  })
  return () => <InvestmentPage machine={machine} page={readPage(location.search)} />
}

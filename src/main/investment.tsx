import { fillPort } from "../adapters/shared/fill-port"
import { loadInvestment } from "../adapters/cabinet/dashboard"
import { readPage, watchPage } from "../adapters/site/list-page"
import { investment } from "../machines/cabinet/investment.machine"
import { InvestmentPage } from "../ui/cabinet/investment/investment"
import type { App } from "./site/app"
import { displayTopics } from "./site/freshness"
import { keepFresh } from "./site/watch-refresh"

export const page = (app: App) => {
  const { load, watchRefresh } = keepFresh(app, { load: loadInvestment, topics: displayTopics })
  const machine = investment.provide({
    actors: {
      loadInvestment: fillPort(load),
      watchPage: watchPage(window),
      watchRefresh,
    },
  })
  return () => <InvestmentPage machine={machine} page={readPage(location.search)} />
}

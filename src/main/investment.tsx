import { loadInvestment } from "#adapters/cabinet/dashboard.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { readPage, watchPage } from "#adapters/site/location.ts"
import { investment } from "#machines/cabinet/investment.machine.ts"
import { InvestmentPage } from "#ui/cabinet/investment/investment.tsx"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import { loadAndRefresh } from "./site/watch-refresh.ts"

export const createPage = (app: AppContext) => {
  const { load, watchRefresh } = loadAndRefresh(app, { load: loadInvestment, topics: displayTopics })
  const machine = provide(investment)({
    loadInvestment: load,
    watchPage: watchPage(window),
    watchRefresh,
  })
  return () => <InvestmentPage machine={machine} page={readPage(location.search)} />
}

import { loadRates, reloadRates } from "#adapters/money/rates.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { createChosenQuantity, loadProducts } from "#adapters/shop/products.ts"
import { displayCurrencies, currencyForSignUp } from "#domain/shared/currency.ts"
import { rates } from "#machines/money/rates.machine.ts"
import { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { Awaited } from "#ui/kit/feedback/load-states.tsx"
import { HomePage } from "#ui/shop/home/home.tsx"
import { useSession } from "#ui/site/session.tsx"
import { createDemoLink } from "./demo/demo-link.tsx"
import { proofOf } from "./shop/proof.ts"
import { createPageApi } from "./site/api.ts"
import type { App } from "./site/app.ts"
import { displayCurrency } from "./site/display-currency.ts"
import { part } from "./site/part.tsx"
import { everyMinute, watchRefresh } from "./site/watch-refresh.ts"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

export const page = (app: App) => {
  const api = createPageApi(app)
  const { cookies, locale } = app
  const meter = provide(liveMeter)({ loadProducts: loadProducts(api, displayCurrency(app)) })
  const Demo = createDemoLink(app)
  const Proof = proofOf(app)
  // The sample is below the first screen, so it loads after everything else.
  const Sample = part(app, {
    load: () => import("./shop/sample-dashboard.tsx"),
    view: ({ createSampleDashboard }) => createSampleDashboard(app),
    texts: ["dashboard", "estimates"],
    after: app.settled,
    offered: "estimates",
  })
  const estimated = {
    load: () => import("./shop/estimates.tsx"),
    texts: ["estimates"],
    offered: "estimates",
    pending: <Awaited />,
  } as const
  const Payback = part(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).Meter })
  const Price = part(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).Price })
  const machine = provide(rates)({
    loadFigures: loadRates(api),
    watchRefresh: watchRefresh(app, { interval: everyMinute, load: reloadRates(api), topics: [] }),
  })
  return () => {
    const visitor = useSession()
    const own = displayCurrencies.find((currency) => currency === visitor.profile?.currencyId)
    const currency = own ?? currencyForSignUp(cookies.read("currencyId"), locale())
    return (
      <HomePage
        key={currency}
        rates={machine}
        meter={meter}
        Payback={Payback}
        PriceEstimate={Price}
        keepQuantity={chosenQuantity.keep}
        currency={currency}
        Demo={Demo}
        Sample={Sample}
        Proof={Proof}
      />
    )
  }
}

import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { createChosenQuantity } from "#adapters/shop/chosen-quantity.ts"
import { displayCurrencies, chooseSignUpCurrency } from "#domain/shared/currency.ts"
import { rates } from "#machines/money/rates.machine.ts"
import { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { HomePage } from "#ui/shop/home/home.tsx"
import { useSession } from "#ui/site/session.tsx"
import { createDemoLink } from "./demo/demo-link.tsx"
import { createTrackRecordPart } from "./shop/track-record-part.ts"
import type { AppContext } from "./site/app.ts"
import { lazyPorts } from "./site/lazy-ports.ts"
import { lazyPart } from "./site/part.tsx"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

/** Creates the front page. The ports load after the hydration, and the parts below the first screen after everything else. */
export const createPage = (app: AppContext) => {
  const { cookies, locale } = app
  const { port, portWithDefault, feed } = lazyPorts(
    lazyModule(() => import("./lazy/home-ports.ts"), app),
    ({ createHomePorts }) => createHomePorts(app),
  )
  const calculator = provide(homeCalculator)({ loadProducts: port((ports) => ports.loadProducts) })
  const Demo = createDemoLink(app)
  const TrackRecord = createTrackRecordPart(app)
  // The sample is below the first screen, so it loads after everything else.
  const Sample = lazyPart(app, {
    load: () => import("./shop/sample-dashboard.tsx"),
    view: ({ createSampleDashboard }) => createSampleDashboard(app),
    texts: ["dashboard", "estimates"],
    after: app.firstLoadDone,
    offered: "estimates",
  })
  const estimated = {
    load: () => import("./shop/estimates.tsx"),
    texts: ["estimates"],
    offered: "estimates",
  } as const
  const Payback = lazyPart(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).HomeCalculator })
  const Price = lazyPart(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).Price })
  const machine = provide(rates)({
    loadData: portWithDefault((ports) => ports.loadRates, []),
    watchRefresh: feed((ports) => ports.refreshRates),
  })
  return () => {
    const session = useSession()
    const profileCurrency = displayCurrencies.find((currency) => currency === session.profile?.currencyId)
    const currency = profileCurrency ?? chooseSignUpCurrency(cookies.read("currencyId"), locale())
    return (
      <HomePage
        key={currency}
        rates={machine}
        calculator={calculator}
        Payback={Payback}
        PriceEstimate={Price}
        saveQuantity={chosenQuantity.save}
        currency={currency}
        Demo={Demo}
        Sample={Sample}
        TrackRecord={TrackRecord}
      />
    )
  }
}

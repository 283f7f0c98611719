import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { createChosenQuantity } from "#adapters/shop/chosen-quantity.ts"
import { displayCurrencies, currencyForSignUp } from "#domain/shared/currency.ts"
import { rates } from "#machines/money/rates.machine.ts"
import { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { Awaited } from "#ui/kit/feedback/load-states.tsx"
import { HomePage } from "#ui/shop/home/home.tsx"
import { useSession } from "#ui/site/session.tsx"
import { createDemoLink } from "./demo/demo-link.tsx"
import { proofOf } from "./shop/proof.ts"
import type { AppContext } from "./site/app.ts"
import { lazyPorts } from "./site/lazy-ports.ts"
import { lazyPart } from "./site/part.tsx"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

export const page = (app: AppContext) => {
  const { cookies, locale } = app
  const { port, quietPort, feed } = lazyPorts(
    lazyModule(() => import("./lazy/home-ports.ts"), app),
    ({ createHomePorts }) => createHomePorts(app),
  )
  const meter = provide(liveMeter)({ loadProducts: port((ports) => ports.loadProducts) })
  const Demo = createDemoLink(app)
  const Proof = proofOf(app)
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
    pending: <Awaited />,
  } as const
  const Payback = lazyPart(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).Meter })
  const Price = lazyPart(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).Price })
  const machine = provide(rates)({
    loadFigures: quietPort((ports) => ports.loadRates, []),
    watchRefresh: feed((ports) => ports.refreshRates),
  })
  return () => {
    const session = useSession()
    const own = displayCurrencies.find((currency) => currency === session.profile?.currencyId)
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

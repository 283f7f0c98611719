import { fillPort } from "../adapters/shared/fill-port"
import { loadRates, reloadRates } from "../adapters/money/rates"
import { createChosenQuantity } from "../adapters/shop/chosen-quantity"
import { loadProducts } from "../adapters/shop/products"
import { displayCurrencies } from "../domain/shared/currency"
import { timing } from "../domain/shared/timing"
import { currencyForSignUp } from "../domain/account/currency-for-sign-up"
import { isSignedIn } from "../domain/site/session"
import { rates } from "../machines/money/rates.machine"
import { liveMeter } from "../machines/shop/live-meter.machine"
import { DemoLink } from "../ui/demo/demo/demo-link"
import { HomePage } from "../ui/shop/home/home"
import { MeterFacts } from "../ui/shop/home/meter-facts"
import { useAppActor, useSession } from "../ui/site/session"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { part } from "./site/part"
import { watchRefresh } from "./site/watch-refresh"
import { displayCurrency } from "./site/display-currency"
import { demoAvailabilityOf } from "./demo/demo-availability"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

export const page = (app: App) => {
  const api = apiOf(app)
  const { cookies, locale } = app
  const meter = liveMeter.provide({ actors: { loadProducts: fillPort(loadProducts(api, displayCurrency(app))) } })
  const availability = demoAvailabilityOf(app)
  const estimates = async () => (await import("./shop/estimates")).estimatesOf(app)
  const Facts = part(app, {
    load: async () => (await estimates()).Meter,
    texts: ["estimates"],
    offered: "estimates",
    fallback: MeterFacts,
  })
  const Price = part(app, { load: async () => (await estimates()).Price, texts: ["estimates"], offered: "estimates" })
  const Samples = part(app, {
    load: async () => (await estimates()).Samples,
    texts: ["estimates", "buy"],
    offered: "estimates",
  })
  const machine = rates.provide({
    actors: {
      loadRates: fillPort(loadRates(api)),
      watchRefresh: watchRefresh(app, { interval: () => timing.refresh, load: reloadRates(api), topics: [] }),
    },
  })
  return () => {
    const visitor = useSession()
    const [demo, send] = useAppActor(availability)
    const own = displayCurrencies.find((currency) => currency === visitor.profile?.currencyId)
    const currency = own ?? currencyForSignUp(cookies.read("currencyId"), locale())
    const isReal = isSignedIn(visitor) && visitor.session !== "demo"
    return (
      <HomePage
        key={currency}
        rates={machine}
        meter={meter}
        Facts={Facts}
        PriceEstimate={Price}
        Samples={Samples}
        keepQuantity={chosenQuantity.keep}
        currency={currency}
        signedIn={isSignedIn(visitor)}
        demo={isReal ? null : <DemoLink state={demo} send={send} />}
      />
    )
  }
}

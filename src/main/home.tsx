import { fillPort } from "#adapters/shared/fill-port.ts"
import { loadRates, reloadRates } from "#adapters/money/rates.ts"
import { createChosenQuantity } from "#adapters/shop/chosen-quantity.ts"
import { loadProducts } from "#adapters/shop/products.ts"
import { displayCurrencies } from "#domain/shared/currency.ts"
import { currencyForSignUp } from "#domain/account/currency-for-sign-up.ts"
import { isSignedIn } from "#domain/site/session.ts"
import { rates } from "#machines/money/rates.machine.ts"
import { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { DemoLink } from "#ui/demo/demo/demo-link.tsx"
import { HomePage } from "#ui/shop/home/home.tsx"
import { useAppActor, useSession } from "#ui/site/session.tsx"
import type { App } from "./site/app.ts"
import { apiOf } from "./site/api.ts"
import { part } from "./site/part.tsx"
import { everyMinute, watchRefresh } from "./site/watch-refresh.ts"
import { displayCurrency } from "./site/display-currency.ts"
import { demoAvailabilityOf } from "./demo/demo-availability.ts"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

export const page = (app: App) => {
  const api = apiOf(app)
  const { cookies, locale } = app
  const meter = liveMeter.provide({ actors: { loadProducts: fillPort(loadProducts(api, displayCurrency(app))) } })
  const availability = demoAvailabilityOf(app)
  const estimates = async () => (await import("./shop/estimates.tsx")).estimatesOf(app)
  const Payback = part(app, { load: async () => (await estimates()).Meter, texts: ["estimates"], offered: "estimates" })
  const Price = part(app, { load: async () => (await estimates()).Price, texts: ["estimates"], offered: "estimates" })
  const machine = rates.provide({
    actors: {
      loadRates: fillPort(loadRates(api)),
      watchRefresh: watchRefresh(app, { interval: everyMinute, load: reloadRates(api), topics: [] }),
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
        Payback={Payback}
        PriceEstimate={Price}
        keepQuantity={chosenQuantity.keep}
        currency={currency}
        demo={isReal ? null : <DemoLink state={demo} send={send} />}
      />
    )
  }
}

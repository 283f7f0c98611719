import { live } from "../adapters/bridge"
import { loadRates } from "../adapters/rates"
import { displayCurrencies } from "../domain/currency"
import { currencyForSignUp } from "../domain/currency-for-sign-up"
import { isSignedIn } from "../domain/session"
import { rates } from "../machines/rates/rates.machine"
import { DemoLink } from "../ui/demo/demo-link"
import { HomePage } from "../ui/home/home"
import { useAppActor, useSession } from "../ui/session"
import type { App } from "./app"
import { withApi } from "./with-api"
import { demoAvailabilityOf } from "./demo-availability"

export const page = (app: App) => {
  const { api, cookies, locale } = withApi(app)
  const availability = demoAvailabilityOf(app)
  const machine = rates.provide({ actors: { loadRates: live(loadRates(api)) } })
  return () => {
    const visitor = useSession()
    const [demo, send] = useAppActor(availability)
    const own = displayCurrencies.find((currency) => currency === visitor.profile?.currencyId)
    const currency = own ?? currencyForSignUp(cookies.read("currencyId"), locale())
    const isReal = isSignedIn(visitor) && visitor.session !== "demo"
    return (
      <HomePage
        key={currency}
        machine={machine}
        currency={currency}
        signedIn={isSignedIn(visitor)}
        demo={isReal ? null : <DemoLink state={demo} send={send} />}
      />
    )
  }
}

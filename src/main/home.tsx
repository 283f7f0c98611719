import { live } from "../adapters/bridge"
import { loadRates } from "../adapters/rates"
import { currencyOfLocale, displayCurrencies } from "../domain/currency"
import { isSignedIn } from "../domain/session"
import { rates } from "../machines/rates/rates.machine"
import { HomePage } from "../ui/home/home"
import { useSession } from "../ui/session"
import type { App } from "./app"

export const page = ({ api, locale }: App) => {
  const machine = rates.provide({ actors: { loadRates: live(loadRates(api)) } })
  return () => {
    const visitor = useSession()
    const own = displayCurrencies.find((currency) => currency === visitor.profile?.currencyId)
    const currency = own ?? currencyOfLocale(locale())
    return <HomePage key={currency} machine={machine} currency={currency} signedIn={isSignedIn(visitor)} />
  }
}

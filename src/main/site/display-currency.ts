import { displayCurrencies, type DisplayCurrency, currencyForSignUp } from "#domain/shared/currency.ts"
import type { App } from "./app.ts"

/** The display currency: a visitor's choice, else their language's; a customer's own once the profile is loaded. */
export const displayCurrency =
  ({ session, cookies, locale }: Pick<App, "session" | "cookies" | "locale">) =>
  (): DisplayCurrency | undefined => {
    const visitor = session.getSnapshot()
    return visitor.matches("anonymous")
      ? currencyForSignUp(cookies.read("currencyId"), locale())
      : displayCurrencies.find((currency) => currency === visitor.context.profile?.currencyId)
  }

/** The customer's currency; until the profile is loaded, the one that a new customer would get. */
export const customerCurrency = (app: Pick<App, "session" | "cookies" | "locale">): DisplayCurrency =>
  displayCurrency(app)() ?? currencyForSignUp(app.cookies.read("currencyId"), app.locale())

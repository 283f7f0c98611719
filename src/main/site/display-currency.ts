import { displayCurrencies, type DisplayCurrency, chooseSignUpCurrency } from "#domain/shared/currency.ts"
import type { AppContext } from "./app.ts"

/**
 * Returns the display currency. A visitor has the chosen currency, or else that of the language. A customer has the currency of the
 * profile, or undefined until the profile is loaded.
 */
export const displayCurrency =
  ({ session, cookies, locale }: Pick<AppContext, "session" | "cookies" | "locale">) =>
  (): DisplayCurrency | undefined => {
    const snapshot = session.getSnapshot()
    return snapshot.matches("anonymous")
      ? chooseSignUpCurrency(cookies.read("currencyId"), locale())
      : displayCurrencies.find((currency) => currency === snapshot.context.profile?.currencyId)
  }

/** Returns the customer's currency. Until the profile is loaded, returns the currency that a new customer would get. */
export const getCustomerCurrency = (app: Pick<AppContext, "session" | "cookies" | "locale">): DisplayCurrency =>
  displayCurrency(app)() ?? chooseSignUpCurrency(app.cookies.read("currencyId"), app.locale())

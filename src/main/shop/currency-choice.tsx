import { isSignedIn } from "../../domain/site/session"
import { CurrencyChoice } from "../../ui/shop/calculator/currency-choice"
import { useSession } from "../../ui/site/session"
import type { App } from "../site/app"
import { notifyDisplayChange } from "../site/display-changes"

const year = 365 * 24 * 60 * 60

/** For visitors: the cookie keeps the choice, also for the sign-up, and prices are loaded in it at once. */
export const createCurrencyChoice =
  ({ session, cookies }: Pick<App, "session" | "cookies">) =>
  ({ value }: { readonly value: string }) =>
    isSignedIn(useSession()) ? null : (
      <CurrencyChoice
        value={value}
        onChoose={(currency) => {
          cookies.write("currencyId", currency, year)
          notifyDisplayChange(session)
        }}
      />
    )

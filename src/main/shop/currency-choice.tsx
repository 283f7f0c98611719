import { isSignedIn } from "../../domain/site/session"
import { CurrencyChoice } from "../../ui/shop/calculator/currency-choice"
import { useSession } from "../../ui/site/session"
import type { App } from "../site/app"

const year = 365 * 24 * 60 * 60

/** For visitors: the cookie keeps the choice, also for the sign-up, and prices are loaded in it at once. */
export const createCurrencyChoice =
  ({ freshness, cookies }: Pick<App, "freshness" | "cookies">) =>
  ({ value }: { readonly value: string }) =>
    isSignedIn(useSession()) ? null : (
      <CurrencyChoice
        value={value}
        onChoose={(currency) => {
          cookies.write("currencyId", currency, year)
          freshness.send({ type: "stale", topics: ["currency"] })
        }}
      />
    )

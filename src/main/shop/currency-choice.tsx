import { isSignedIn } from "#domain/site/session.ts"
import { CurrencyChoice } from "#ui/shop/calculator/currency-choice.tsx"
import { useSession } from "#ui/site/session.tsx"
import type { App } from "#main/site/app.ts"

const year = 365 * 24 * 60 * 60

/** The choice for visitors: the cookie stores it, also for the sign-up, and prices are loaded in it at once. */
export const createCurrencyChoice =
  ({ freshness, cookies }: Pick<App, "freshness" | "cookies">) =>
  ({ value }: { readonly value: string }) =>
    isSignedIn(useSession()) ? (
      value.toUpperCase()
    ) : (
      <CurrencyChoice
        value={value}
        onChoose={(currency) => {
          cookies.write("currencyId", currency, year)
          freshness.send({ type: "stale", topics: ["currency"] })
        }}
      />
    )

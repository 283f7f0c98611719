import { isSignedIn } from "#domain/site/session.ts"
import type { AppContext } from "#main/site/app.ts"
import { CurrencyChoice } from "#ui/shop/calculator/currency-choice.tsx"
import { useSession } from "#ui/site/session.tsx"

const year = 365 * 24 * 60 * 60

/**
 * Creates the currency choice of visitors. A cookie stores the choice for later visits and the sign-up, and the prices reload in
 * the chosen currency immediately.
 */
export const createCurrencyChoice =
  ({ freshness, cookies }: Pick<AppContext, "freshness" | "cookies">) =>
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

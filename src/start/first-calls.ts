import { ratedCoins } from "#domain/money/rate.ts"
import { currencyOfLocale, type Locale } from "#domain/shared/currency.ts"
import { dashboardSize, pageSize } from "#domain/shared/paging.ts"
import { isInCabinet, paths } from "#ui/site/paths.ts"

/** A visitor without tokens, or a visitor with tokens whose profile has not loaded yet. */
export type PrerenderSession = "anonymous" | "checking"

const listCall = (path: string, size: number) => `${path}?offset=0&count=${size}`
const historyCall = (size: number) => `${listCall("/dashboard/operationhistory/", size)}&operationType=`

/** The URL of the call that counts the orders that need attention, for the menu. */
const warnings = "/orders/?states=UnderPaid%2COverPaid&count=1"

/**
 * Returns the calls for which the server does not wait when it renders a page with its responses. These calls change nothing on the first
 * screen of the page.
 */
export const lateCallsOf = (path: string): ReadonlyArray<string> =>
  path === paths.cabinet() ? [`/api/v1${warnings}`] : []

/**
 * Returns the calls that a page makes first, as URLs without the origin. The HTML starts these calls, because the scripts would start them
 * later.
 */
export const firstCallsOf = (path: string, session: PrerenderSession, locale: Locale): ReadonlyArray<string> => {
  const currency = currencyOfLocale(locale)
  // Requests the rates in the currency of most customers of the locale. The page requests them again if the customer has a different
  // currency.
  const rates = ratedCoins.map((coin) => `/currencies/${coin}?clientCurrencyId=${currency}`)
  const pages: { readonly [path: string]: ReadonlyArray<string> } = {
    // The profile decides the currency of a signed-in customer's rates, so the HTML cannot start that call.
    [paths.home()]: session === "anonymous" ? [`/products?currencyId=${currency}`, ...rates] : [],
    [paths.buy()]: [session === "anonymous" ? `/products?currencyId=${currency}` : "/products"],
    [paths.cabinet()]: [
      ...ratedCoins.map((coin) => `/dashboard/forecast/?currencyId=${coin}`),
      ...rates,
      "/dashboard/summary/",
      listCall("/contracts/", dashboardSize),
      listCall("/orders/", dashboardSize),
      historyCall(dashboardSize),
      `/currencies/crypto/marketcap/${currency}`,
    ],
    [paths.contracts()]: [listCall("/contracts/", pageSize)],
    [paths.orders()]: [listCall("/orders/", pageSize)],
    [paths.history()]: [historyCall(pageSize)],
    [paths.investment()]: [listCall("/dashboard/investment", pageSize)],
    [paths.cabinetBuy()]: ["/products"],
  }
  const profile = session === "checking" ? ["/profile"] : []
  const counts = isInCabinet(path) ? [warnings] : []
  return [...profile, ...(pages[path] ?? []), ...counts].map((call) => `/api/v1${call}`)
}

import { currencyOfLocale, type Locale } from "#domain/shared/currency.ts"
import { dashboardSize, pageSize } from "#domain/shared/paging.ts"
import { ratedCoins } from "#domain/money/rate.ts"
import { isInCabinet, paths } from "#ui/site/paths.ts"

/** A visitor without tokens, or with tokens and a profile that is not loaded yet. */
export type PrerenderVisitor = "anonymous" | "checking"

const listCall = (path: string, size: number) => `${path}?offset=0&count=${size}`
const historyCall = (size: number) => `${listCall("/dashboard/operationhistory/", size)}&operationType=`

/** The count of orders in the menu. */
const warnings = "/orders/?states=UnderPaid%2COverPaid&count=1"

/** Calls whose answers come after a page that is rendered with its answers: they change nothing on its first screen. */
export const lateCallsOf = (path: string): ReadonlyArray<string> =>
  path === paths.cabinet() ? [`/api/v1${warnings}`] : []

/** The calls that a page makes first, as URLs without the origin. The HTML starts them. */
export const firstCallsOf = (path: string, visitor: PrerenderVisitor, locale: Locale): ReadonlyArray<string> => {
  const currency = currencyOfLocale(locale)
  // In the currency of most customers of the locale; with another one they are requested again.
  const rates = ratedCoins.map((coin) => `/currencies/${coin}?clientCurrencyId=${currency}`)
  const pages: { readonly [path: string]: ReadonlyArray<string> } = {
    // The profile decides the currency of a signed-in customer's rates.
    [paths.home()]: visitor === "anonymous" ? [`/products?currencyId=${currency}`, ...rates] : [],
    [paths.buy()]: [visitor === "anonymous" ? `/products?currencyId=${currency}` : "/products"],
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
  const profile = visitor === "checking" ? ["/profile"] : []
  const counts = isInCabinet(path) ? [warnings] : []
  return [...profile, ...(pages[path] ?? []), ...counts].map((call) => `/api/v1${call}`)
}

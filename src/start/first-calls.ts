import { currencyOfLocale, type Locale } from "#domain/shared/currency.ts"
import { dashboardSize, pageSize } from "#domain/shared/paging.ts"
import { ratedCoins } from "#domain/money/rate.ts"
import { isInCabinet, paths } from "#ui/site/paths.ts"

/** A visitor without tokens, or with tokens and a profile that is not loaded yet. */
export type PrerenderVisitor = "anonymous" | "checking"

const listCall = (path: string, size: number) => `${path}?offset=0&count=${size}`
const historyCall = (size: number) => `${listCall("/dashboard/operationhistory/", size)}&operationType=`
const rateCalls = (locale: Locale) =>
  ratedCoins.map((coin) => `/currencies/${coin}?clientCurrencyId=${currencyOfLocale(locale)}`)

/** The first calls of the cabinet's pages, besides the profile and the count of orders in the menu. */
const cabinetCalls = (path: string, locale: Locale): ReadonlyArray<string> | undefined =>
  ({
    [paths.cabinet()]: [
      ...ratedCoins.map((coin) => `/dashboard/forecast/?currencyId=${coin}`),
      // In the currency of most customers of the locale; with another one they are requested again.
      ...rateCalls(locale),
      "/dashboard/summary/",
      listCall("/contracts/", dashboardSize),
      listCall("/orders/", dashboardSize),
      historyCall(dashboardSize),
      `/currencies/crypto/marketcap/${currencyOfLocale(locale)}`,
    ],
    [paths.contracts()]: [listCall("/contracts/", pageSize)],
    [paths.orders()]: [listCall("/orders/", pageSize)],
    [paths.history()]: [historyCall(pageSize)],
    [paths.investment()]: [listCall("/dashboard/investment", pageSize)],
    [paths.cabinetBuy()]: ["/products"],
  })[path]

/** The calls that a page makes first, as URLs without the origin. The HTML starts them. */
export const firstCallsOf = (
  { path, visitor }: { readonly path: string; readonly visitor: PrerenderVisitor },
  locale: Locale,
): ReadonlyArray<string> => {
  const who = visitor === "checking" ? ["/profile"] : []
  const warnings = isInCabinet(path) ? ["/orders/?states=UnderPaid%2COverPaid&count=1"] : []
  const products = visitor === "anonymous" ? `/products?currencyId=${currencyOfLocale(locale)}` : "/products"
  // The profile decides the currency of a signed-in customer's rates.
  const own =
    path === paths.home() && visitor === "anonymous"
      ? [products, ...rateCalls(locale)]
      : path === paths.buy()
        ? [products]
        : (cabinetCalls(path, locale) ?? [])
  return [...who, ...own, ...warnings].map((call) => `/api/v1${call}`)
}

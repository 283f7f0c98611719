import type { SecuritySection, SettingsTab } from "#domain/account/settings-tab.ts"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { parseRedirectTarget } from "#domain/site/redirect.ts"
import { pathTo } from "#domain/site/routes.ts"

type Query = { readonly [name: string]: string | number | null | undefined }

/** Returns the path with a query, which omits absent values. The parameter names follow the specification. */
const withQuery = (path: string, query: Query): string => {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [[name, String(value)]],
  )
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`
}

const withRedirect = (path: string, redirect?: string | null) => withQuery(path, { redirect })

interface List {
  readonly state?: string | null
  /** The page number, counted from 1. */
  readonly page?: number
}
const list = (path: string, { state, page }: List) =>
  withQuery(path, { state: state === "All" ? null : state, page: page === 1 ? null : page })

const dates = (span: HistoryQuery["dateRange"] | undefined): Query =>
  span ? { period: "Custom", start: span.start, end: span.end } : {}

/**
 * The functions that build the site's URLs, and the only ones. The parameters of a function are the path and query parameters of
 * its page.
 */
export const paths = {
  home: () => pathTo("home"),
  signIn: (redirect?: string | null) => withRedirect(pathTo("signIn"), redirect),
  signUp: (redirect?: string | null) => withRedirect(pathTo("signUp"), redirect),
  confirm: () => pathTo("confirm"),
  recovery: (redirect?: string | null) => withRedirect(pathTo("recovery"), redirect),
  /** The reset of the second factor, if the operator offers it. */
  twoFactorReset: () => pathTo("twoFactorReset"),
  /** The target of the links in the e-mails about a new address, if the operator offers them. */
  emailChange: (action?: "undo") => pathTo("emailChange", { action }),
  /** The company, its machines and its record. */
  about: () => pathTo("about"),
  privacy: () => pathTo("privacy"),
  risks: () => pathTo("risks"),
  /** Questions about staking. */
  staking: () => pathTo("staking"),
  demo: (redirect?: string | null) => withRedirect(pathTo("demo"), redirect),
  /** `change` opens the page to edit an order that may already be Issued. */
  buy: (
    orderId?: string | null,
    query: {
      readonly productId?: string
      readonly referralCode?: string
      readonly change?: 1
    } = {},
  ) => withQuery(pathTo("buy", { orderId }), query),
  /** `again` preselects the method whose payment failed. */
  buyMethod: (orderId: string, query: { readonly again?: 1 } = {}) =>
    withQuery(pathTo("buyMethod", { orderId }), query),
  buyStatus: (orderId: string, invoiceId?: string | null) => pathTo("buyStatus", { orderId, invoiceId }),
  cabinet: () => pathTo("cabinet"),
  cabinetBuy: () => pathTo("cabinetBuy"),
  investment: (query: Pick<List, "page"> = {}) => list(pathTo("investment"), query),
  contracts: (query: List = {}) => list(pathTo("contracts"), query),
  contract: (id: string, query: Pick<List, "page"> = {}) => list(pathTo("contract", { id }), query),
  orders: (query: List = {}) => list(pathTo("orders"), query),
  order: (id: string) => pathTo("order", { id }),
  receipt: (id: string) => pathTo("receipt", { id }),
  history: ({ operationType, dateRange, coin, page }: Partial<HistoryQuery> = {}) =>
    withQuery(pathTo("history"), {
      operationType: operationType === "All" ? null : operationType,
      ...dates(dateRange),
      coin,
      page: page === 1 ? null : page,
    }),
  /** The dashboard with its withdrawal dialog open. */
  withdrawal: (currencyId: PayoutCoin) => withQuery(pathTo("cabinet"), { withdrawal: currencyId }),
  partner: ({ code, period, page }: Partial<RewardsQuery> = {}) =>
    withQuery(pathTo("partner"), { code, period, page: page === 1 ? null : page }),
  /** The Partner page with its withdrawal dialog open. */
  partnerWithdrawal: (currencyId: PayoutCoin) => withQuery(pathTo("partner"), { withdrawal: currencyId }),
  /** `page` is the page of the security log. */
  settings: (tab?: SettingsTab | SecuritySection, { page }: Pick<List, "page"> = {}) =>
    withQuery(pathTo("settings"), { tab, page: page === 1 ? null : page }),
  support: () => pathTo("support"),
} as const

/** Returns true if the page is in the cabinet. The demo cabinet and unknown paths below the cabinet count too. */
export const isInCabinet = (at: string): boolean =>
  [paths.cabinet(), paths.demo()].some((path) => at === path || at.startsWith(`${path}/`))

/** Returns the page after sign-in: the requested page if it is on this site, otherwise the cabinet. */
export const toSafeRedirect = (text: string | null | undefined): string => {
  const target = parseRedirectTarget(text ?? null)
  // Compares origins with the browser's own URL parser, because another parser might accept a URL that leads to another site.
  return target !== null && new URL(target, location.origin).origin === location.origin ? target : paths.cabinet()
}

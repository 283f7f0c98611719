import type { PayoutCoin } from "../../domain/account/payout-coin"
import type { HistoryQuery } from "../../domain/money/history-query"
import type { RewardsQuery } from "../../domain/partner/rewards-query"
import { redirectTarget } from "../../domain/site/redirect"
import type { SettingsTab } from "../../domain/account/settings-tab"
import { encodePart } from "../../domain/site/routes"

type Query = { readonly [name: string]: string | number | null | undefined }

/** Omits absent values; parameter names follow the specification. */
const withQuery = (path: string, query: Query): string => {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [[name, String(value)]],
  )
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`
}

const withRedirect = (path: string, redirect?: string | null) => withQuery(path, { redirect })

interface List {
  readonly state?: string | null
  /** 1-based. */
  readonly page?: number
}
const list = (path: string, { state, page }: List) =>
  withQuery(path, { state: state === "All" ? null : state, page: page === 1 ? null : page })

const dates = (span: HistoryQuery["span"] | undefined): Query =>
  span ? { period: "Custom", start: span.start, end: span.end } : {}

/** The only place that builds addresses. */
export const paths = {
  home: () => "/",
  signIn: (redirect?: string | null) => withRedirect("/signin", redirect),
  signUp: (redirect?: string | null) => withRedirect("/signup", redirect),
  confirm: () => "/confirm",
  recovery: (redirect?: string | null) => withRedirect("/recovery", redirect),
  /** Where the operator offers it. */
  twoFactorReset: () => "/two-factor-reset",
  /** Where the operator offers it: the links of the letters about a new address. */
  emailChange: (action?: "undo") => (action ? `/email-change/${action}` : "/email-change"),
  demo: (redirect?: string | null) => withRedirect("/demo", redirect),
  /** `change`: opened to edit an order that may already be Issued. */
  buy: (
    orderId?: string | null,
    query: {
      readonly productId?: string
      readonly referralCode?: string
      readonly change?: 1
    } = {},
  ) => withQuery(orderId ? `/buy/${encodePart(orderId)}` : "/buy", query),
  buyMethod: (orderId: string) => `/buy/${encodePart(orderId)}/method`,
  buyStatus: (orderId: string, invoiceId?: string | null) =>
    `/buy/${encodePart(orderId)}/status${invoiceId ? `/${encodePart(invoiceId)}` : ""}`,
  cabinet: () => "/cabinet",
  cabinetBuy: () => "/cabinet/buy",
  investment: (query: Pick<List, "page"> = {}) => list("/cabinet/investment", query),
  contracts: (query: List = {}) => list("/cabinet/contracts", query),
  contract: (id: string, query: Pick<List, "page"> = {}) => list(`/cabinet/contracts/${encodePart(id)}`, query),
  orders: (query: List = {}) => list("/cabinet/orders", query),
  order: (id: string) => `/cabinet/orders/${encodePart(id)}`,
  receipt: (orderId: string) => `/cabinet/orders/${encodePart(orderId)}/receipt`,
  history: ({ operationType, span, coin, page }: Partial<HistoryQuery> = {}) =>
    withQuery("/cabinet/history", {
      operationType: operationType === "All" ? null : operationType,
      ...dates(span),
      coin,
      page: page === 1 ? null : page,
    }),
  /** The dashboard with its withdrawal dialog open. */
  withdrawal: (currencyId: PayoutCoin) => withQuery("/cabinet", { withdrawal: currencyId }),
  partner: ({ code, period, page }: Partial<RewardsQuery> = {}) =>
    withQuery("/cabinet/partner", { code, period, page: page === 1 ? null : page }),
  /** The Partner page with its withdrawal dialog open. */
  partnerWithdrawal: (currencyId: PayoutCoin) => withQuery("/cabinet/partner", { withdrawal: currencyId }),
  /** `page`: of the security log. */
  settings: (tab?: SettingsTab, { page }: Pick<List, "page"> = {}) =>
    withQuery("/cabinet/settings", { tab: tab === "common" ? null : tab, page: page === 1 ? null : page }),
  support: () => "/cabinet/support",
} as const

/** Includes the demo cabinet, and unknown addresses below the cabinet. */
export const isInCabinet = (at: string): boolean =>
  [paths.cabinet(), paths.demo()].some((path) => at === path || at.startsWith(`${path}/`))

/** Where to go after sign-in: the requested page if it is one of ours, otherwise the cabinet. */
export const safeRedirect = (text: string | null | undefined): string => {
  const target = redirectTarget(text ?? null)
  // The browser's own URL parser decides.
  return target !== null && new URL(target, location.origin).origin === location.origin ? target : paths.cabinet()
}

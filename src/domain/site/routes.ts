import { encodePathSegment } from "#domain/shared/path-segment.ts"
import type { Extension } from "./extensions.ts"

/**
 * The access rule of a page. `guest` and `demo` redirect signed-in people. `pay` is like `login`, but excludes the demo. `signup` is like
 * `pay`, but sends visitors to the sign-up form.
 */
export type RouteAccess = "public" | "guest" | "demo" | "login" | "pay" | "signup" | "partner" | "settings"

interface Rule {
  /** The path. `:name` is a parameter. A parameter `:name?` is optional, and possible only at the end. */
  readonly pattern: string
  readonly access: RouteAccess
  /** Excludes the page as a redirect target after signing in. */
  readonly isExcludedFromRedirects?: true
  /** The text files that the page needs besides `common`, which every page loads. */
  readonly texts: ReadonlyArray<string>
  /** The extension that adds the page. Without it, the page is not found. */
  readonly offered?: Extension
}

const documentAt = (pattern: string) => ({ pattern, access: "public", texts: ["site"] }) as const

/** Every page of the product. src/main/routes.ts lists the file that composes each page. */
export const routeRules = {
  home: { pattern: "/", access: "public", texts: ["home"] },
  signIn: { pattern: "/signin", access: "guest", isExcludedFromRedirects: true, texts: ["account"] },
  signUp: { pattern: "/signup", access: "guest", isExcludedFromRedirects: true, texts: ["account"] },
  confirm: { pattern: "/confirm", access: "public", isExcludedFromRedirects: true, texts: ["account"] },
  recovery: { pattern: "/recovery", access: "public", isExcludedFromRedirects: true, texts: ["account"] },
  twoFactorReset: {
    pattern: "/two-factor-reset",
    access: "public",
    isExcludedFromRedirects: true,
    texts: ["account"],
    offered: "twoFactorReset",
  },
  emailChange: {
    pattern: "/email-change/:action?",
    access: "public",
    isExcludedFromRedirects: true,
    texts: ["account", "security"],
    offered: "emailChange",
  },
  termsIo: documentAt("/terms/io"),
  termsRu: documentAt("/terms/ru"),
  privacy: documentAt("/terms/privacy"),
  risks: documentAt("/terms/risks"),
  staking: documentAt("/terms/staking"),
  about: { pattern: "/about", access: "public", texts: ["home"] },
  demo: { pattern: "/demo", access: "demo", texts: ["demo"] },
  buy: { pattern: "/buy/:orderId?", access: "public", texts: ["buy", "account"] },
  buyMethod: { pattern: "/buy/:orderId/method", access: "signup", texts: ["account", "buy", "pay"] },
  buyStatus: { pattern: "/buy/:orderId/status/:invoiceId?", access: "pay", texts: ["pay", "orders"] },
  cabinet: { pattern: "/cabinet", access: "login", texts: ["dashboard", "cabinet", "orders", "history"] },
  cabinetBuy: { pattern: "/cabinet/buy", access: "login", texts: ["buy"] },
  investment: { pattern: "/cabinet/investment", access: "login", texts: ["dashboard"] },
  contracts: { pattern: "/cabinet/contracts", access: "login", texts: ["cabinet"] },
  contract: { pattern: "/cabinet/contracts/:id", access: "login", texts: ["cabinet", "history", "orders"] },
  orders: { pattern: "/cabinet/orders", access: "login", texts: ["orders"] },
  order: { pattern: "/cabinet/orders/:id", access: "login", texts: ["orders"] },
  receipt: { pattern: "/cabinet/orders/:id/receipt", access: "login", texts: ["orders"] },
  history: { pattern: "/cabinet/history", access: "login", texts: ["history"] },
  partner: { pattern: "/cabinet/partner", access: "partner", texts: ["partner", "dashboard"] },
  settings: { pattern: "/cabinet/settings", access: "settings", texts: ["settings", "account"] },
  support: { pattern: "/cabinet/support", access: "login", texts: ["support"] },
} as const satisfies { readonly [name: string]: Rule }

export type RouteName = keyof typeof routeRules
export type RouteParams = { readonly [name: string]: string }
export interface RouteMatch {
  readonly name: RouteName
  readonly params: RouteParams
}

const control = /[\x00-\x1f\x7f]/

/** Returns the path of a page. Leaves out an optional parameter without a value, and throws for a required one. */
export const pathTo = (name: RouteName, params: { readonly [part: string]: string | null | undefined } = {}): string =>
  routeRules[name].pattern.replace(/\/:(\w+)(\??)/g, (_, part: string, optional: string) => {
    const value = params[part] ?? ""
    return optional !== "" && value === "" ? "" : `/${encodePathSegment(value)}`
  })

/** Decodes a path segment. Returns null for one that could change the path: `.`, `..`, slashes and control characters. */
const decodePathSegment = (text: string): string | null => {
  try {
    const decoded = decodeURIComponent(text)
    return decoded === "." || decoded === ".." || /[/\\]/.test(decoded) || control.test(decoded) ? null : decoded
  } catch {
    // A malformed % sequence matches no page.
    return null
  }
}

const segmentsOf = (path: string): ReadonlyArray<string> => path.slice(1).replace(/\/$/, "").split("/")

const matchPattern = (pattern: string, parts: ReadonlyArray<string>): RouteParams | null => {
  const expected = segmentsOf(pattern)
  if (parts.length > expected.length) return null
  const params: Record<string, string> = {}
  for (const [index, expectedSegment] of expected.entries()) {
    const part = parts[index]
    if (!expectedSegment.startsWith(":")) {
      if (part !== expectedSegment) return null
      continue
    }
    const optional = expectedSegment.endsWith("?")
    if (part === undefined && optional) continue
    const value = part === undefined || part === "" ? null : decodePathSegment(part)
    if (value === null) return null
    params[expectedSegment.slice(1, optional ? -1 : undefined)] = value
  }
  return params
}

/** Returns the page of a path without a query, or null if no page has it. A single slash at the end is allowed. */
export const matchRoute = (path: string): RouteMatch | null => {
  if (!/^\/(?!\/)/.test(path)) return null
  const parts = segmentsOf(path)
  for (const name of Object.keys(routeRules) as ReadonlyArray<RouteName>) {
    const params = matchPattern(routeRules[name].pattern, parts)
    if (params !== null) return { name, params }
  }
  return null
}

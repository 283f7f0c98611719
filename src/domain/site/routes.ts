import { encodePart } from "#domain/shared/path-part.ts"
import type { Extension } from "./extensions.ts"

/**
 * The access rule of a page. `guest` and `demo` redirect signed-in people. `pay` is like `login`, but excludes the demo. `signup` is like
 * `pay`, but sends strangers to the sign-up form.
 */
export type RouteAccess = "public" | "guest" | "demo" | "login" | "pay" | "signup" | "partner" | "settings"

interface Rule {
  /** `:name` is a part of the path. `:name?`, which is possible only at the end, may be missing. */
  readonly pattern: string
  readonly access: RouteAccess
  /** Excludes the page as a redirect target after signing in. */
  readonly auth?: true
  /** The text files that the page needs besides `common`, which every page loads. */
  readonly texts: ReadonlyArray<string>
  /** The extension that adds the page. Without it, the page's address is not found. */
  readonly offered?: Extension
}

const documentAt = (pattern: string) => ({ pattern, access: "public", texts: ["site"] }) as const

/** Every page of the product. src/main/routes.ts lists the file that composes each page. */
export const routeRules = {
  home: { pattern: "/", access: "public", texts: ["home"] },
  signIn: { pattern: "/signin", access: "guest", auth: true, texts: ["account"] },
  signUp: { pattern: "/signup", access: "guest", auth: true, texts: ["account"] },
  confirm: { pattern: "/confirm", access: "public", auth: true, texts: ["account"] },
  recovery: { pattern: "/recovery", access: "public", auth: true, texts: ["account"] },
  twoFactorReset: {
    pattern: "/two-factor-reset",
    access: "public",
    auth: true,
    texts: ["account"],
    offered: "twoFactorReset",
  },
  emailChange: {
    pattern: "/email-change/:action?",
    access: "public",
    auth: true,
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

/** Returns the address of a page. A missing optional part is left out. */
export const pathTo = (name: RouteName, params: { readonly [part: string]: string | null | undefined } = {}): string =>
  routeRules[name].pattern.replace(/\/:(\w+)(\??)/g, (_, part: string, optional: string) => {
    const value = params[part] ?? ""
    return optional !== "" && value === "" ? "" : `/${encodePart(value)}`
  })

const decodePart = (text: string): string | null => {
  try {
    const decoded = decodeURIComponent(text)
    return decoded === "." || decoded === ".." || /[/\\]/.test(decoded) || control.test(decoded) ? null : decoded
  } catch {
    // A malformed % sequence matches no page.
    return null
  }
}

const partsOf = (path: string): ReadonlyArray<string> => path.slice(1).replace(/\/$/, "").split("/")

const matchPattern = (pattern: string, parts: ReadonlyArray<string>): RouteParams | null => {
  const expected = partsOf(pattern)
  if (parts.length > expected.length) return null
  const params: Record<string, string> = {}
  for (const [index, want] of expected.entries()) {
    const part = parts[index]
    if (!want.startsWith(":")) {
      if (part !== want) return null
      continue
    }
    const optional = want.endsWith("?")
    if (part === undefined && optional) continue
    const value = part === undefined || part === "" ? null : decodePart(part)
    if (value === null) return null
    params[want.slice(1, optional ? -1 : undefined)] = value
  }
  return params
}

/** Returns the page of an address without its query. A single slash at the end is allowed. */
export const matchRoute = (path: string): RouteMatch | null => {
  if (!/^\/(?!\/)/.test(path)) return null
  const parts = partsOf(path)
  for (const name of Object.keys(routeRules) as ReadonlyArray<RouteName>) {
    const params = matchPattern(routeRules[name].pattern, parts)
    if (params !== null) return { name, params }
  }
  return null
}

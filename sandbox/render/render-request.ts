import type { RenderRequest } from "./renderer.ts"

/** Cookies that affect a rendered page. */
const relevantCookie = /^(?:culture=(?:en-US|ru-RU)|currencyId=(?:usd|eur|rub|zar))$/
/** The query parameter that affects a rendered page. */
const parameter = "productId"
/** Query parameters that change nothing on a page. */
const campaign = ["utm_source", "utm_campaign", "utm_medium", "click_id", "aip"]

/** Returns the reader's time zone from the cookie that src/start/client.tsx sets, or undefined without a valid time zone. */
const timeZoneOf = (cookies: readonly string[]): string | undefined => {
  const name = cookies.findLast((cookie) => cookie.startsWith("timeZone="))?.slice("timeZone=".length)
  try {
    return name === undefined
      ? undefined
      : new Intl.DateTimeFormat("en", { timeZone: decodeURIComponent(name) }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/**
 * Returns the part of a request that determines how its page begins. Returns null if the browser would begin with a different state. For
 * example, a visitor's code changes the prices, and a customer without a token must renew the session first.
 */
export const renderRequestOf = (
  request: Request,
  settings: string,
): { request: RenderRequest; kind: "visitor" | "customer" } | null => {
  const { pathname, searchParams } = new URL(request.url)
  const cookies = (request.headers.get("Cookie") ?? "").split("; ")
  const names = [...searchParams.keys()].filter((name) => !campaign.includes(name))
  if (names.some((name) => name !== parameter)) return null
  const has = (name: string): boolean =>
    cookies.some((cookie) => cookie.startsWith(`${name}=`) && cookie.length > name.length + 1)
  if (has("referral_code") || (has("refreshToken") && !has("token"))) return null
  const kind = has("token") ? "customer" : "visitor"
  const token = kind === "customer" ? [cookies.findLast((cookie) => /^token=./.test(cookie))!] : []
  const query = names.length === 0 ? "" : `?${new URLSearchParams({ [parameter]: searchParams.get(parameter)! })}`
  const cookie = [...cookies.filter((one) => relevantCookie.test(one)).toSorted(), ...token].join("; ")
  return { request: { address: pathname + query, cookie, settings, timeZone: timeZoneOf(cookies) }, kind }
}

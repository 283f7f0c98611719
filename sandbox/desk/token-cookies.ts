import { setCookie } from "hono/cookie"
import { lifetimes, second } from "#sandbox/clock.ts"
import type { Tokens } from "#sandbox/rules/tokens.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { Locale } from "#sandbox/tables/shared.ts"

export const saveLocale = (c: RequestContext, locale: Locale): void =>
  setCookie(c, "culture", locale, { path: "/", sameSite: "Strict", maxAge: 365 * 86_400 })

/**
 * Sets the cookies of the tokens with the attributes that the shop's pages use. The cookies are not HttpOnly, because the pages read them.
 */
export const setTokenCookies = (c: RequestContext, tokens: Tokens): void => {
  const common = { path: "/", sameSite: "Strict", secure: c.var.sandbox.origin.startsWith("https:") } as const
  setCookie(c, "token", tokens.access_token, { ...common, maxAge: tokens.expires_in })
  setCookie(c, "refreshToken", tokens.refresh_token, { ...common, maxAge: lifetimes.refreshToken / second })
}

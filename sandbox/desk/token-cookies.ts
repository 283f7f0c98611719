import { setCookie } from "hono/cookie"
import { lifetimes, second } from "#sandbox/clock.ts"
import type { Tokens } from "#sandbox/rules/tokens.ts"
import type { Culture } from "#sandbox/tables.ts"
import type { Call } from "#sandbox/running-sandbox.ts"

export const keepCulture = (c: Call, culture: Culture): void =>
  setCookie(c, "culture", culture, { path: "/", sameSite: "Strict", maxAge: 365 * 86_400 })

/** Cookies for the tokens, with the same attributes as the shop's own pages set. These pages read them, so they are not HttpOnly. */
export const setTokenCookies = (c: Call, tokens: Tokens): void => {
  const common = { path: "/", sameSite: "Strict", secure: c.var.sandbox.origin.startsWith("https:") } as const
  setCookie(c, "token", tokens.access_token, { ...common, maxAge: tokens.expires_in })
  setCookie(c, "refreshToken", tokens.refresh_token, { ...common, maxAge: lifetimes.refreshToken / second })
}

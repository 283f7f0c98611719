import type { OpenAPIHono } from "@hono/zod-openapi"
import { getCookie } from "hono/cookie"
import { refusal } from "#sandbox/errors.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import type { MailContext } from "#sandbox/rules/mail.ts"
import { addAccountToLog } from "#sandbox/logging.ts"
import { displays } from "#sandbox/rules/rates.ts"
import { findCaller, type Caller } from "#sandbox/rules/tokens.ts"
import type { DisplayCurrencyName, User } from "#sandbox/tables.ts"
import type { Call, Env } from "#sandbox/running-sandbox.ts"

export type Api = OpenAPIHono<Env>

export const caller = async (c: Call): Promise<Caller | null> => {
  const user = await findCaller(c.var.tx, c.req.header("Authorization"), c.var.now)
  if (!user) return null
  addAccountToLog(user.user.id)
  c.var.countAccount(user.user.id)
  return user
}

export const requiredCaller = async (c: Call): Promise<Caller> => {
  const user = await caller(c)
  if (!user) throw refusal(401, "Unauthorized")
  return user
}

const isDisplay = (text: string | undefined): text is DisplayCurrencyName =>
  displays.some((display) => display === text)

/** The query's, else the profile's, else the cookie's, else the language's. */
export const displayFor = (
  c: Call,
  query: DisplayCurrencyName | undefined,
  user: Pick<User, "currency_id"> | null,
): DisplayCurrencyName => {
  const cookie = getCookie(c, "currencyId")
  return query ?? user?.currency_id ?? (isDisplay(cookie) ? cookie : c.var.culture === "ru-RU" ? "rub" : "usd")
}

/** Where it is not offered, there is no such call; the message names it, because a test may have forgotten `offering(…)`. */
export const requireExtension = (c: Call, name: ExtensionName): void => {
  if (!c.var.sandbox.extensions.has(name)) throw refusal(404, "NotFound", { extension: name })
}

/** The code of the second factor, for calls that may need one. */
export const codeOf = (c: Call): string | undefined => c.req.header("X-TFA")

/** What a letter to the caller is written with. */
export const writingOf = (c: Call): MailContext => ({ culture: c.var.culture, origin: originOf(c), now: c.var.now })

/** As configured: a Host header is user input. */
export const originOf = (c: Call): string => c.var.sandbox.origin

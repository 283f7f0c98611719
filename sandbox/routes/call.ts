import { getCookie } from "hono/cookie"
import { refusal } from "#sandbox/errors.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import type { MailContext } from "#sandbox/rules/mail.ts"
import { addAccountToLog } from "#sandbox/logging.ts"
import type { HistoryViewer } from "#sandbox/rules/history.ts"
import { displays } from "#sandbox/rules/rates.ts"
import { lockCaller, type LockedCaller } from "#sandbox/rules/locked-customer.ts"
import { findCaller, type Caller } from "#sandbox/rules/tokens.ts"
import type { DisplayCurrencyName, User } from "#sandbox/tables.ts"
import type { Call } from "#sandbox/running-sandbox.ts"

/** Counts the account once, however often the call reads its customer. */
const noteAccount = (c: Call, id: string): void => {
  addAccountToLog(id)
  c.var.countAccount(id)
  c.set("countAccount", () => undefined)
}

/** The customer who makes a call that only reads. No row is locked. */
export const caller = async (c: Call): Promise<Caller | null> => {
  if (!["GET", "HEAD"].includes(c.req.method))
    throw new Error("A call that writes takes its customer from lockedCaller")
  const found = await findCaller(c.var.tx, c.req.header("Authorization"), c.var.now)
  if (found) noteAccount(c, found.user.id)
  return found
}

const required = <Found>(found: Found | null): Found => {
  if (!found) throw refusal(401, "Unauthorized")
  return found
}

export const requiredCaller = async (c: Call): Promise<Caller> => required(await caller(c))

/** The customer who makes a writing call, if a session came with it: no other call of the customer runs before this one ends. */
export const optionalLockedCaller = async (c: Call): Promise<LockedCaller | null> => {
  const found = await lockCaller(c.var.tx, c.req.header("Authorization"), c.var.now)
  if (found) noteAccount(c, found.id)
  return found
}

export const lockedCaller = async (c: Call): Promise<LockedCaller> => required(await optionalLockedCaller(c))

/** The customer who makes a writing call, read before any lock. The call decides again under the lock. */
export const callerBeforeLock = async (c: Call): Promise<User> => {
  const { user } = required(await findCaller(c.var.tx, c.req.header("Authorization"), c.var.now))
  noteAccount(c, user.id)
  return user
}

const isDisplay = (text: string | undefined): text is DisplayCurrencyName =>
  displays.some((display) => display === text)

/** The display currency of an answer: the query's, else the profile's, else the cookie's, else the language's. */
export const displayFor = (
  c: Call,
  query: DisplayCurrencyName | undefined,
  user: Pick<User, "currency_id"> | null,
): DisplayCurrencyName => {
  const cookie = getCookie(c, "currencyId")
  return query ?? user?.currency_id ?? (isDisplay(cookie) ? cookie : c.var.culture === "ru-RU" ? "rub" : "usd")
}

/** Language, display currency and seed of an answer with amounts. */
export const viewerOf = (c: Call, user: User, currencyId: DisplayCurrencyName | undefined): HistoryViewer => ({
  culture: c.var.culture,
  display: displayFor(c, currencyId, user),
  seed: c.var.sandbox.seed,
})

/**
 * Answers 404 where neither extension is offered, as for a call that does not exist. The message names it, because a test may
 * have forgotten `offering(…)`.
 */
export const requireExtension = (c: Pick<Call, "var">, name: ExtensionName, other = name): void => {
  const { extensions } = c.var.sandbox
  if (!extensions.has(name) && !extensions.has(other)) throw refusal(404, "NotFound", { extension: name })
}

/** Language, origin and time for a letter to the caller. */
export const writingOf = (c: Call): MailContext => ({ culture: c.var.culture, origin: originOf(c), now: c.var.now })

/** The configured origin: a Host header is user input. */
export const originOf = (c: Call): string => c.var.sandbox.origin

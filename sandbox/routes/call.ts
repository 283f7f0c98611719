import { getCookie } from "hono/cookie"
import { refusal } from "#sandbox/errors.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import { addAccountToLog } from "#sandbox/logging.ts"
import { lockCaller, type LockedCaller } from "#sandbox/rules/locked-customer.ts"
import type { MailContext } from "#sandbox/rules/mail.ts"
import type { HistoryViewer } from "#sandbox/rules/operation-view.ts"
import { displays } from "#sandbox/rules/rates.ts"
import { findCaller, type Caller } from "#sandbox/rules/tokens.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"

/** Counts the account once, even if the call reads its customer several times. */
const noteAccount = (c: Call, id: string): void => {
  addAccountToLog(id)
  c.var.countAccount(id)
  c.set("countAccount", () => undefined)
}

/** Returns the customer of a call that only reads, so the function locks no row. */
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

/** Locks and returns the customer of a writing call, if the call has a session. No other call of the customer runs until this one ends. */
export const optionalLockedCaller = async (c: Call): Promise<LockedCaller | null> => {
  const found = await lockCaller(c.var.tx, c.req.header("Authorization"), c.var.now)
  if (found) noteAccount(c, found.id)
  return found
}

export const lockedCaller = async (c: Call): Promise<LockedCaller> => required(await optionalLockedCaller(c))

/** Returns the customer of a writing call before any lock. The call must check everything again under the lock. */
export const callerBeforeLock = async (c: Call): Promise<User> => {
  const { user } = required(await findCaller(c.var.tx, c.req.header("Authorization"), c.var.now))
  noteAccount(c, user.id)
  return user
}

const isDisplay = (text: string | undefined): text is DisplayCurrencyName =>
  displays.some((display) => display === text)

/** Returns the display currency of a response: from the query, the profile, the cookie or the language, in this order. */
export const displayFor = (
  c: Call,
  query: DisplayCurrencyName | undefined,
  user: Pick<User, "currency_id"> | null,
): DisplayCurrencyName => {
  const cookie = getCookie(c, "currencyId")
  return query ?? user?.currency_id ?? (isDisplay(cookie) ? cookie : c.var.culture === "ru-RU" ? "rub" : "usd")
}

export const viewerOf = (c: Call, user: User, currencyId: DisplayCurrencyName | undefined): HistoryViewer => ({
  culture: c.var.culture,
  display: displayFor(c, currencyId, user),
  seed: c.var.sandbox.seed,
})

/**
 * Refuses with 404 if neither extension is offered, as for a call that does not exist. The message contains the extension's name, because a
 * test may lack `offering(…)`.
 */
export const requireExtension = (c: Pick<Call, "var">, name: ExtensionName, other = name): void => {
  const { extensions } = c.var.sandbox
  if (!extensions.has(name) && !extensions.has(other)) throw refusal(404, "NotFound", { extension: name })
}

export const writingOf = (c: Call): MailContext => ({ culture: c.var.culture, origin: originOf(c), now: c.var.now })

/** Returns the configured origin. The Host header is user input, so a link in an e-mail must not contain it. */
export const originOf = (c: Call): string => c.var.sandbox.origin

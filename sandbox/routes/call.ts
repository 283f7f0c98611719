import { getCookie } from "hono/cookie"
import { createRefusal } from "#sandbox/errors.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import { addAccountToLog } from "#sandbox/logging.ts"
import { lockCaller, type LockedCaller } from "#sandbox/rules/locked-customer.ts"
import type { OperationResponseOptions } from "#sandbox/rules/operation-response.ts"
import { displayCurrencies } from "#sandbox/rules/rates.ts"
import type { EmailContext } from "#sandbox/rules/send-email.ts"
import { findCaller, type Caller } from "#sandbox/rules/tokens.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"

/** Counts the account once, even if the call reads its customer several times. */
const noteAccount = (c: RequestContext, id: string): void => {
  addAccountToLog(id)
  c.var.countAccount(id)
  c.set("countAccount", () => undefined)
}

/**
 * Returns the customer of a call that only reads, or null without a token. The function locks no row, so it throws in a call that writes.
 * Refuses with 401 `Unauthorized`.
 */
export const readCaller = async (c: RequestContext): Promise<Caller | null> => {
  if (!["GET", "HEAD"].includes(c.req.method))
    throw new Error("A call that writes takes its customer from requireLockedCaller")
  const found = await findCaller(c.var.tx, c.req.header("Authorization"), c.var.now)
  if (found) noteAccount(c, found.customer.id)
  return found
}

const required = <Found>(found: Found | null): Found => {
  if (!found) throw createRefusal(401, "Unauthorized")
  return found
}

/** Returns the customer of a reading call. Refuses a call without a session with 401 `Unauthorized`. */
export const requireCaller = async (c: RequestContext): Promise<Caller> => required(await readCaller(c))

/**
 * Locks and returns the customer of a writing call, or null without a token. No other call of the customer runs until this one ends.
 * Refuses with 401 `Unauthorized`.
 */
export const lockOptionalCaller = async (c: RequestContext): Promise<LockedCaller | null> => {
  const found = await lockCaller(c.var.tx, c.req.header("Authorization"), c.var.now)
  if (found) noteAccount(c, found.id)
  return found
}

/** Locks and returns the customer of a writing call. Refuses a call without a session with 401 `Unauthorized`. */
export const requireLockedCaller = async (c: RequestContext): Promise<LockedCaller> =>
  required(await lockOptionalCaller(c))

/**
 * Returns the customer of a writing call before any lock. The call must check everything again under the lock. Refuses with 401
 * `Unauthorized`.
 */
export const readCallerBeforeLock = async (c: RequestContext): Promise<Customer> => {
  const { customer } = required(await findCaller(c.var.tx, c.req.header("Authorization"), c.var.now))
  noteAccount(c, customer.id)
  return customer
}

const isDisplayCurrency = (text: string | undefined): text is DisplayCurrencyName =>
  displayCurrencies.some((currency) => currency === text)

/** Returns the display currency of a response: from the query, the profile, the cookie or the language, in this order. */
export const chooseDisplayCurrency = (
  c: RequestContext,
  query: DisplayCurrencyName | undefined,
  customer: Pick<Customer, "currency_id"> | null,
): DisplayCurrencyName => {
  const cookie = getCookie(c, "currencyId")
  return (
    query ?? customer?.currency_id ?? (isDisplayCurrency(cookie) ? cookie : c.var.locale === "ru-RU" ? "rub" : "usd")
  )
}

export const displayOptionsFor = (
  c: RequestContext,
  customer: Customer,
  currencyId: DisplayCurrencyName | undefined,
): OperationResponseOptions => ({
  locale: c.var.locale,
  currency: chooseDisplayCurrency(c, currencyId, customer),
  seed: c.var.sandbox.seed,
})

/**
 * Refuses with 404 `NotFound` if neither extension is offered, as for a call that does not exist. The message contains the extension's
 * name, because a test may lack `offering(…)`.
 */
export const requireExtension = (c: Pick<RequestContext, "var">, name: ExtensionName, other = name): void => {
  const { extensions } = c.var.sandbox
  if (!extensions.has(name) && !extensions.has(other)) throw createRefusal(404, "NotFound", { extension: name })
}

export const emailContextOf = (c: RequestContext): EmailContext => ({
  locale: c.var.locale,
  origin: originOf(c),
  now: c.var.now,
})

/** Returns the configured origin. The Host header is user input, so a link in an e-mail must not contain it. */
export const originOf = (c: RequestContext): string => c.var.sandbox.origin

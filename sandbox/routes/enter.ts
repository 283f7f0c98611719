import { deviceHashOf } from "#sandbox/device-cookie.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { openSession } from "#sandbox/rules/open-sessions.ts"
import { currentSource, recordEvent } from "#sandbox/rules/security-log.ts"
import { announceNewBrowser, isNewBrowser } from "#sandbox/rules/sessions.ts"
import type { Tokens } from "#sandbox/rules/tokens.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import { writingOf } from "./call.ts"
import { setDeviceCookie } from "./device.ts"

/** Opens a session for a customer who has just proved their identity in this browser. */
export const enterFrom = async (
  c: Call,
  customer: LockedCustomer,
  type: "SignIn" | "NewBrowser" = "SignIn",
): Promise<Tokens> => {
  const { tx, now } = c.var
  await recordEvent(tx, customer.id, { type, now })
  return openSession(tx, customer, now, currentSource())
}

/** Opens a session after a sign-in, and warns the customer about a new browser, because the sign-in may be a stranger's. */
export const enterBySignIn = async (c: Call, customer: LockedCustomer): Promise<Tokens> => {
  const { tx, sandbox } = c.var
  // The check must run before `setDeviceCookie` makes the browser known.
  const isNew = await isNewBrowser(tx, customer.id, deviceHashOf(c))
  if (isNew && sandbox.extensions.has("sessions")) await announceNewBrowser(tx, customer, currentSource(), writingOf(c))
  await setDeviceCookie(c, customer)
  return enterFrom(c, customer, isNew ? "NewBrowser" : "SignIn")
}

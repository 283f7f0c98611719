import { deviceHashOf } from "#sandbox/device-cookie.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { currentSource, recordEvent } from "#sandbox/rules/security-log.ts"
import { createSession } from "#sandbox/rules/session-store.ts"
import { announceNewBrowser, isNewBrowser } from "#sandbox/rules/sessions.ts"
import type { Tokens } from "#sandbox/rules/tokens.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { emailContextOf } from "./call.ts"
import { setDeviceCookie } from "./device.ts"

/** Opens a session for a customer who has just proved their identity in this browser. */
export const openSession = async (
  c: RequestContext,
  customer: LockedCustomer,
  type: "SignIn" | "NewBrowser" = "SignIn",
): Promise<Tokens> => {
  const { tx, now } = c.var
  await recordEvent(tx, customer.id, { type, now })
  return createSession(tx, customer, now, currentSource())
}

/** Opens a session after a sign-in, and warns the customer about a new browser, because the sign-in may be a stranger's. */
export const openSignInSession = async (c: RequestContext, customer: LockedCustomer): Promise<Tokens> => {
  const { tx, sandbox } = c.var
  // The check must run before `setDeviceCookie` makes the browser known.
  const isNew = await isNewBrowser(tx, customer.id, deviceHashOf(c))
  if (isNew && sandbox.extensions.has("sessions"))
    await announceNewBrowser(tx, customer, currentSource(), emailContextOf(c))
  await setDeviceCookie(c, customer)
  return openSession(c, customer, isNew ? "NewBrowser" : "SignIn")
}

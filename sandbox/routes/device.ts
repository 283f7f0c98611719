import { setCookie } from "hono/cookie"
import { lifetimes, second } from "#sandbox/clock.ts"
import { deviceCookie, deviceOf } from "#sandbox/device-cookie.ts"
import { rememberDevice } from "#sandbox/rules/devices.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { isFromElsewhere } from "#sandbox/same-origin.ts"

/**
 * Makes this browser known to the account after a sign-in. Ignores a sign-in from another site's page, because it would replace the id by
 * which the browser's owner is known.
 */
export const setDeviceCookie = async (c: RequestContext, customer: LockedCustomer): Promise<void> => {
  const { tx, now, sandbox } = c.var
  if (isFromElsewhere(c)) return
  setCookie(c, deviceCookie, await rememberDevice(tx, customer, deviceOf(c), now), {
    path: "/api/v1",
    maxAge: lifetimes.device / second,
    httpOnly: true,
    sameSite: "Strict",
    secure: sandbox.origin.startsWith("https:"),
  })
}

import { setCookie } from "hono/cookie"
import { lifetimes, second } from "#sandbox/clock.ts"
import { deviceCookie, deviceOf } from "#sandbox/device-cookie.ts"
import { rememberDevice } from "#sandbox/rules/devices.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { isFromElsewhere } from "#sandbox/same-origin.ts"
import type { Call } from "#sandbox/running-sandbox.ts"

/**
 * After a sign-in: the account knows this browser from now on. Not if another site's page signed it in: that would replace the id that the
 * browser's owner is known by.
 */
export const setDeviceCookie = async (c: Call, customer: LockedCustomer): Promise<void> => {
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

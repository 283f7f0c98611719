import { getCookie, setCookie } from "hono/cookie"
import { lifetimes, second } from "#sandbox/clock.ts"
import { rememberDevice } from "#sandbox/rules/devices.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { hashSecret } from "#sandbox/rules/tokens.ts"
import { isFromElsewhere } from "#sandbox/same-origin.ts"
import type { Call } from "#sandbox/running-sandbox.ts"

const name = "device"

/** The browser's id, from an earlier sign-in. A page never reads it, and no other site makes a browser send it. */
export const deviceOf = (c: Call): string | undefined => getCookie(c, name)

export const deviceHashOf = (c: Call): string | undefined => {
  const device = deviceOf(c)
  return device === undefined ? undefined : hashSecret(device)
}

/**
 * After a sign-in: the account knows this browser from now on. Not if another site's page signed it in: that would replace the id that the
 * browser's owner is known by.
 */
export const setDeviceCookie = async (c: Call, customer: LockedCustomer): Promise<void> => {
  const { tx, now, sandbox } = c.var
  if (isFromElsewhere(c)) return
  setCookie(c, name, await rememberDevice(tx, customer, deviceOf(c), now), {
    path: "/api/v1",
    maxAge: lifetimes.device / second,
    httpOnly: true,
    sameSite: "Strict",
    secure: sandbox.origin.startsWith("https:"),
  })
}

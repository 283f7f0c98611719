import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { hashSecret } from "./rules/tokens.ts"

export const deviceCookie = "device"

/**
 * Returns the browser's id from an earlier sign-in, or undefined if there was none. Pages cannot read this cookie, and other sites
 * cannot make the browser send it.
 */
export const deviceOf = (c: Context): string | undefined => getCookie(c, deviceCookie)

export const deviceHashOf = (c: Context): string | undefined => {
  const device = deviceOf(c)
  return device === undefined ? undefined : hashSecret(device)
}

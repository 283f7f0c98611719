import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { hashSecret } from "./rules/tokens.ts"

export const deviceCookie = "device"

/** The browser's id, from an earlier sign-in. A page never reads it, and no other site makes a browser send it. */
export const deviceOf = (c: Context): string | undefined => getCookie(c, deviceCookie)

export const deviceHashOf = (c: Context): string | undefined => {
  const device = deviceOf(c)
  return device === undefined ? undefined : hashSecret(device)
}

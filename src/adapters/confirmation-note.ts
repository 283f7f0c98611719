import { reviewQuietSeconds } from "../domain/review"
import type { Cookies } from "./cookies"

const cookie = "emailConfirmed"

/** An e-mail address has just been confirmed in this browser: for a minute nothing else is asked. */
export const noteConfirmation = (cookies: Pick<Cookies, "write">): void =>
  cookies.write(cookie, "true", reviewQuietSeconds)

export const isConfirmationFresh = (cookies: Pick<Cookies, "read">): boolean => cookies.read(cookie) !== null

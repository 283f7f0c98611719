import type { Cookies } from "#adapters/shared/cookies.ts"
import { reviewQuietSeconds } from "#domain/site/review.ts"

const cookie = "emailConfirmed"

/** Records that an e-mail address was just confirmed in this browser, so that no other prompt opens for one minute. */
export const noteConfirmation = (cookies: Pick<Cookies, "write">): void =>
  cookies.write(cookie, "true", reviewQuietSeconds)

export const isConfirmationFresh = (cookies: Pick<Cookies, "read">): boolean => cookies.read(cookie) !== null

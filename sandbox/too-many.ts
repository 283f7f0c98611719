import { negotiateCulture } from "./culture.ts"
import { errorBody } from "./errors.ts"
import { currentRequestId } from "./logging.ts"
import type { Call } from "./running-sandbox.ts"

/** Refuses a call before it begins. `retryAfter` is in seconds. */
export const tooMany = (c: Call, retryAfter: number): Response => {
  const requestId = currentRequestId() ?? ""
  const body = errorBody({ code: "TooManyAttempts" }, negotiateCulture(c.req.header("Accept-Language")), requestId)
  return c.json(body, 429, {
    "Retry-After": String(retryAfter),
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
  })
}

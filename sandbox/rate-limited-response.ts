import { createErrorBody } from "./errors.ts"
import { currentRequestId } from "./logging.ts"
import { negotiateLocale } from "./negotiate-locale.ts"
import type { RequestContext } from "./running-sandbox.ts"

/** Refuses a call before it begins, with 429 `TooManyAttempts`. `retryAfter` is in seconds. */
export const createRateLimitedResponse = (c: RequestContext, retryAfter: number): Response => {
  const requestId = currentRequestId() ?? ""
  const body = createErrorBody({ code: "TooManyAttempts" }, negotiateLocale(c.req.header("Accept-Language")), requestId)
  return c.json(body, 429, {
    "Retry-After": String(retryAfter),
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
  })
}

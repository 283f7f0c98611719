import { randomUUID } from "node:crypto"
import { createErrorBody, unavailableRetrySeconds, type Refusal } from "./errors.ts"
import { currentRequestId } from "./logging.ts"
import { negotiateLocale } from "./negotiate-locale.ts"

/** Returns true if the path belongs to the API, whose callers expect the documented error body and not a page. */
export const isApiPath = (path: string): boolean => /^\/(api|wp-admin)(\/|$)/.test(path)

/** The refusal for a bug of this server. */
export const ownFailure: Refusal = { status: 500, code: "InternalError" }
/** The refusal for a temporary failure. The caller may retry. */
export const unavailable: Refusal = { status: 503, code: "Unavailable", retryAfter: unavailableRetrySeconds }

/** Returns the documented error body where the API's own error handler does not run. */
export const createErrorResponse = (
  { status, retryAfter, ...explained }: Refusal,
  language: string | null,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const requestId = currentRequestId() ?? randomUUID()
  return Response.json(createErrorBody(explained, negotiateLocale(language), requestId), {
    status,
    headers: {
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
      ...headers,
    },
  })
}

import { randomUUID } from "node:crypto"
import { errorBody, unavailableFor, type Refusal } from "./errors.ts"
import { currentRequestId } from "./logging.ts"
import { cultureOf } from "./messages.ts"

/** Calls of the API, not pages: their callers read the documented error body. */
export const isApiPath = (path: string): boolean => /^\/(api|wp-admin)(\/|$)/.test(path)

/** A mistake of this server. */
export const ownFailure: Refusal = { status: 500, code: "InternalError" }
/** The failure passes, so the caller may repeat the call. */
export const unavailable: Refusal = { status: 503, code: "Unavailable", retryAfter: unavailableFor }

/** The documented error, where the API's own handler of errors is not reached. */
export const errorResponse = (
  { status, retryAfter, ...explained }: Refusal,
  language: string | null,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const requestId = currentRequestId() ?? randomUUID()
  return Response.json(errorBody(explained, cultureOf(language), requestId), {
    status,
    headers: {
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
      ...headers,
    },
  })
}

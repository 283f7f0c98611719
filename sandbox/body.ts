import { createErrorResponse } from "./error-response.ts"

type Fetch = (request: Request, peer?: string) => Promise<Response>

/** The size limit of a request body in bytes, far above the size of any body that the API accepts. */
const bodyLimit = 64 * 1024

/**
 * Refuses a body that is too large or unreadable. The response closes the connection, because the remainder of the body stays unread and
 * the connection cannot be reused.
 */
const refuseRequest = (request: Request, status: 400 | 413, code: "MalformedBody" | "BodyTooLarge"): Response =>
  createErrorResponse({ status, code }, request.headers.get("Accept-Language"), { Connection: "close" })

/** Reads a body of unknown length. Returns undefined if the body exceeds the limit. */
const readUpTo = async (
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: Uint8Array[] = []
  const reader = body.getReader()
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    parts.push(next.value)
  }
  return new Uint8Array(Buffer.concat(parts))
}

const read = async (request: Request, body: ReadableStream<Uint8Array>) => {
  const declared = request.headers.get("Content-Length")
  if (declared === null) return readUpTo(body, bodyLimit)
  return Number(declared) > bodyLimit ? undefined : new Uint8Array(await request.arrayBuffer())
}

/**
 * Reads the whole body before the call takes a connection or a lock, so that a stalled client blocks no other client. Refuses with 413
 * `BodyTooLarge`, or with 400 `MalformedBody` if the client disconnects.
 */
export const withWholeBody =
  (fetch: Fetch): Fetch =>
  async (request, peer) => {
    // GET and HEAD requests have no body. Checking for a body would take a tenth of a millisecond.
    if (request.method === "GET" || request.method === "HEAD" || request.body === null) return fetch(request, peer)
    // If the client disconnects before the end of its request, nobody receives this response.
    const body = await read(request, request.body).catch(() => null)
    if (body === null) return refuseRequest(request, 400, "MalformedBody")
    return body === undefined
      ? refuseRequest(request, 413, "BodyTooLarge")
      : fetch(new Request(request, { method: request.method, body }), peer)
  }

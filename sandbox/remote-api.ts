import type { Sandbox } from "./app.ts"
import { withWholeBody } from "./body.ts"
import { second } from "./clock.ts"
import { createErrorResponse, isApiPath, unavailable } from "./error-response.ts"
import { fetchRemote, defaultRemoteLimits, type RemoteLimits } from "./fetch-remote.ts"

/** Headers that apply to one connection only, so the proxy must not forward them. */
const hopByHopHeaders = ["connection", "keep-alive", "transfer-encoding", "host"]

const without = (headers: Headers): Headers => {
  const forwarded = new Headers(headers)
  for (const name of hopByHopHeaders) forwarded.delete(name)
  return forwarded
}

/**
 * Returns true if a setting is an origin: http(s), a host and an optional port. The function refuses a path, because the proxy would drop
 * it.
 */
export const isOrigin = (text: string): boolean => /^https?:\/\/[^/?#\s]+\/?$/.test(text) && URL.canParse(text)

/** Timeouts below the two seconds that a readiness probe waits. */
const probeLimits: RemoteLimits = { connect: second, silence: second }

/** The status that nginx logs when the client has disconnected. */
const clientGone = 499

type Options = {
  readonly report?: (failure: unknown) => void
  readonly limits?: RemoteLimits
  readonly send?: typeof fetchRemote
}

/** Forwards every request to another API instead of the sandbox. */
export const createRemoteApi = (
  origin: string,
  { report = console.error, limits = defaultRemoteLimits, send = fetchRemote }: Options = {},
): Sandbox => {
  const there = new URL(origin)
  const probe = new URL("/api/v1/products", there)
  return {
    fetch: withWholeBody(async (request) => {
      const { pathname, search } = new URL(request.url)
      if (!isApiPath(pathname)) return new Response("Not found\n", { status: 404 })
      const body = request.body === null ? null : await request.arrayBuffer()
      const { method, signal } = request
      const headers = without(request.headers)
      try {
        const response = await send(new URL(pathname + search, there), { method, headers, body, signal, limits })
        return new Response(response.body, { status: response.status, headers: without(response.headers) })
      } catch (cause) {
        if (signal.aborted) return new Response(null, { status: clientGone })
        report(new Error(`The API at ${there.origin} does not answer ${method} ${pathname}`, { cause }))
        return createErrorResponse(unavailable, request.headers.get("Accept-Language"))
      }
    }),
    // A process without its API is ready, because the page works without the API and shows which parts do not work. A load balancer without
    // any ready process would show its own error page.
    readiness: async () => {
      const probeResponse = send(probe, { method: "HEAD", headers: new Headers(), limits: probeLimits })
      const isThere = await probeResponse.then(
        ({ status }) => status < 500,
        () => false,
      )
      return isThere ? "ready" : "ready, without the API"
    },
    connections: () => undefined,
    close: () => Promise.resolve(),
  }
}

import { randomUUID } from "node:crypto"
import type { Readiness } from "./app.ts"
import { createErrorResponse, isApiPath, ownFailure, unavailable } from "./error-response.ts"
import { readEndOfList, readShortHeader } from "./header-limits.ts"
import { withSecurityHeaders, transportSecurity } from "./headers.ts"
import type { Log } from "./logging.ts"
import type { Metrics } from "./metrics.ts"

type RequestHandlerOptions = {
  readonly log: Log
  readonly measureRequest?: Metrics["measureRequest"]
  readonly isKnownHost: (host: string) => boolean
  readonly isOverTls: (host: string) => boolean
  readonly readiness: () => Promise<Readiness>
  /**
   * Returns the key by which the server limits clients, or undefined if the address is unknown. Without this function there are
   * no limits.
   */
  readonly clientOf?: (peer: string | undefined, forwarded: string | null) => string | undefined
  /** Returns the country (ISO 3166-1) that a trusted proxy sent, or undefined if none did. */
  readonly countryOf?: (peer: string | undefined, named: string | null) => string | undefined
  readonly handle: (request: Request, peer?: string) => Promise<Response>
}

const createTextResponse = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  withSecurityHeaders(
    new Response(`${text}\n`, {
      status,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
    }),
  )

/** Creates the outer layer of the server: health checks, unknown hosts, the request log and the shutdown. */
export const createRequestHandler = ({
  log,
  measureRequest = (_, respond) => respond(),
  isKnownHost,
  isOverTls,
  readiness,
  clientOf,
  countryOf,
  handle,
}: RequestHandlerOptions) => {
  let isDraining = false
  const leave = (request: Request, pathname: string): Response => {
    const close = { Connection: "close" }
    return isApiPath(pathname)
      ? withSecurityHeaders(createErrorResponse(unavailable, request.headers.get("Accept-Language"), close))
      : createTextResponse(503, "This server is being stopped.", {
          ...close,
          "Retry-After": String(unavailable.retryAfter),
        })
  }
  const respondTo = async (request: Request, { host, pathname }: URL, peer?: string): Promise<Response> => {
    // Probes use the IP address and not the name of the site, so their check comes before that of the host.
    if (pathname === "/healthz") return createTextResponse(200, "ok")
    if (pathname === "/readyz") {
      const state = isDraining ? "not ready" : await readiness()
      return createTextResponse(state === "not ready" ? 503 : 200, state)
    }
    if (isDraining) return leave(request, pathname)
    return isKnownHost(host) ? handle(request, peer) : createTextResponse(421, "This site has another name.")
  }
  const respondOrFail = (request: Request, url: URL, peer?: string): Promise<Response> =>
    respondTo(request, url, peer).catch((failure: unknown) => {
      log.logFailure(failure)
      return withSecurityHeaders(createErrorResponse(ownFailure, request.headers.get("Accept-Language")))
    })
  const respondOverTls = async (request: Request, url: URL, peer?: string): Promise<Response> => {
    // The handler calculates this header before the call runs, so that nothing can fail between the response and its delivery.
    const added = Object.entries(isOverTls(url.host) ? transportSecurity : {})
    const response = await respondOrFail(request, url, peer)
    for (const [name, value] of added) response.headers.set(name, value)
    return response
  }
  const fetch = (request: Request, peer?: string): Promise<Response> => {
    const url = new URL(request.url)
    const call = {
      method: request.method,
      path: url.pathname,
      id: randomUUID(),
      client: clientOf?.(peer, readEndOfList(request, "X-Forwarded-For")),
      country: countryOf?.(peer, readShortHeader(request, "X-Client-Country")),
    }
    return log.logResponse(call, () => measureRequest(request, () => respondOverTls(request, url, peer)))
  }
  return {
    fetch,
    drain: () => {
      isDraining = true
    },
  }
}

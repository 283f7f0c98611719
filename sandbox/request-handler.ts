import { randomUUID } from "node:crypto"
import { shortHeader } from "./header-limits.ts"
import { withSecurityHeaders, transportSecurity } from "./headers.ts"
import type { Log } from "./logging.ts"
import type { Metrics } from "./metrics.ts"

type RequestHandlerOptions = {
  readonly log: Log
  readonly measuring?: Metrics["measuring"]
  readonly isKnownHost: (host: string) => boolean
  readonly isOverTls: (host: string) => boolean
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>
  /** The key by which clients are rate-limited; without it there are no limits. */
  readonly clientOf?: (peer: string | undefined, forwarded: string | null) => string | undefined
  /** The country that a trusted proxy names. */
  readonly countryOf?: (peer: string | undefined, named: string | null) => string | undefined
  readonly answer: (request: Request, peer?: string) => Promise<Response>
}

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  withSecurityHeaders(
    new Response(`${text}\n`, {
      status,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
    }),
  )

/** The outer layer of the server: health checks, unknown hosts, the request log and the shutdown. */
export const createRequestHandler = ({
  log,
  measuring = (_, answered) => answered(),
  isKnownHost,
  isOverTls,
  isReady,
  clientOf,
  countryOf,
  answer,
}: RequestHandlerOptions) => {
  let draining = false
  const answerAny = async (request: Request, { host, pathname }: URL, peer?: string): Promise<Response> => {
    // Probes are requested by IP address, not by the name of the site.
    if (pathname === "/healthz") return plain(200, "ok")
    if (pathname === "/readyz") return !draining && (await isReady()) ? plain(200, "ready") : plain(503, "not ready")
    if (draining) return plain(503, "This server is being stopped.", { Connection: "close", "Retry-After": "5" })
    return isKnownHost(host) ? answer(request, peer) : plain(421, "This site has another name.")
  }
  const answerOverTls = async (request: Request, url: URL, peer?: string): Promise<Response> => {
    const response = await answerAny(request, url, peer)
    if (isOverTls(url.host))
      for (const [name, value] of Object.entries(transportSecurity)) response.headers.set(name, value)
    return response
  }
  const fetch = (request: Request, peer?: string): Promise<Response> => {
    const url = new URL(request.url)
    const call = {
      method: request.method,
      path: url.pathname,
      id: randomUUID(),
      client: clientOf?.(peer, shortHeader(request, "X-Forwarded-For")),
      country: countryOf?.(peer, shortHeader(request, "X-Client-Country")),
    }
    return log.answering(call, () => measuring(request, () => answerOverTls(request, url, peer)))
  }
  return {
    fetch,
    drain: () => {
      draining = true
    },
  }
}

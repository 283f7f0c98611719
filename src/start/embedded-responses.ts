import { hashOf } from "#adapters/shared/cookies.ts"
import type { Config } from "#domain/site/config.ts"
import type { Plain } from "#main/site/decoded.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The responses that are embedded in a document for its first render, with the facts that this render depends on. */
export interface EmbeddedResponses {
  readonly settings: Config
  /** The decoded results of ports, by machine and port (see src/main/site/decoded.ts). */
  readonly results: { readonly [machine: string]: { readonly [port: string]: Plain } }
  /** The bodies of the responses to the first calls, by URL. Empty if `results` has what the page needs. */
  readonly calls: { readonly [url: string]: string }
  /** The header `Date` of the first response. Null if the response has none. */
  readonly date: string | null
  /** The hash of the token in the first calls. Another customer must not see these responses. */
  readonly tokenHash: number
  /** The time zone in which the dates of the page are written. */
  readonly timeZone: string
  /** The keys of the machines that have started (see src/main/site/first-render.ts). */
  readonly machines: ReadonlyArray<string>
}

/** Returns the hash of the token in these cookies. An empty token counts as no token. */
export const tokenHashOf = (cookies: string): number =>
  hashOf(cookies.split("; ").findLast((cookie) => /^token=./.test(cookie)) ?? "")

/** Returns true if the HTML was rendered with embedded responses. */
export const hasEmbeddedResponses = (document: Document): boolean => document.getElementById("responses") !== null

/** Returns the embedded responses, or null if the document has none or if its reader has changed since it was rendered. */
export const readEmbeddedResponses = (document: Document): EmbeddedResponses | null => {
  const text = document.getElementById("responses")?.textContent
  const embedded = JSON.parse(text ?? "null") as EmbeddedResponses | null
  return embedded?.tokenHash === tokenHashOf(document.cookie) ? embedded : null
}

/** Returns the time zone of this browser or process. */
export const getProcessTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The maximum time for which the server caches a visitor's page, in seconds (see sandbox/render/data-pages.ts). */
const maxCacheSeconds = 30

/** Returns the maximum number of seconds that may have passed since the server wrote the date of this document. */
export const calculateMaxResponseAge = (): number => maxCacheSeconds + Math.ceil(performance.now() / 1_000)

/** Returns a `Response` like one from `fetch`. `age` is the maximum number of seconds since the server wrote the date. */
export const createResponse = (body: string, date: string | null, age = 0): Response =>
  new Response(body, {
    headers: { "Content-Type": "application/json", Age: String(age), ...(date !== null && { Date: date }) },
  })

/** Returns a `fetch` that uses each embedded response once. Any other call goes to the server, and `onMissing` receives its URL. */
export const withEmbeddedResponses = (
  fetch: Fetch,
  { calls, date }: Pick<EmbeddedResponses, "calls" | "date">,
  onMissing: (url: string) => void,
): Fetch => {
  const unused = new Map(Object.entries(calls))
  return async (url, init) => {
    const body = init.method === "GET" ? unused.get(url) : undefined
    if (body === undefined) {
      onMissing(url)
      return fetch(url, init)
    }
    unused.delete(url)
    return createResponse(body, date, calculateMaxResponseAge())
  }
}

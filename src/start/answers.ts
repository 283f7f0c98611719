import { hashOf } from "#adapters/shared/cookies.ts"
import type { Config } from "#domain/site/config.ts"
import type { Plain } from "#main/site/decoded.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The responses that are embedded in a document for its first render, with the facts that this render depends on. */
export interface Answers {
  readonly settings: Config
  /** The decoded results of ports, by machine and port (see src/main/site/decoded.ts). */
  readonly results: { readonly [machine: string]: { readonly [port: string]: Plain } }
  /** The bodies of the responses to the first calls, by URL. Empty if `results` has what the page needs. */
  readonly calls: { readonly [url: string]: string }
  /** The header `Date` of the first response. */
  readonly date: string | null
  /** The hash of the token in the first calls. Another customer must not see these responses. */
  readonly reader: number
  /** The time zone in which the dates of the page are written. */
  readonly timeZone: string
  /** The keys of the machines that have started (see src/main/site/first-render.ts). */
  readonly machines: ReadonlyArray<string>
}

/** Returns the hash of the token in these cookies. An empty token counts as no token. */
export const readerOf = (cookies: string): number =>
  hashOf(cookies.split("; ").findLast((cookie) => /^token=./.test(cookie)) ?? "")

/** Returns true if the HTML was rendered with embedded responses. */
export const hasAnswers = (document: Document): boolean => document.getElementById("answers") !== null

/** Returns the embedded responses. Returns null if the document has none, or if another customer has signed in since it was rendered. */
export const answersOf = (document: Document): Answers | null => {
  const text = document.getElementById("answers")?.textContent
  const answers = JSON.parse(text ?? "null") as Answers | null
  return answers?.reader === readerOf(document.cookie) ? answers : null
}

/** Returns the time zone of this browser or process. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The longest time for which the server caches a visitor's page, in seconds (see sandbox/render/answered-pages.ts). */
const longestCached = 30

/** Returns the largest possible number of seconds since the server wrote the date of this document. */
export const ageOfAnswers = (): number => longestCached + Math.ceil(performance.now() / 1_000)

/** Returns a `Response` like one from `fetch`. `age` is the largest possible number of seconds since the server wrote the date. */
export const answerResponse = (body: string, date: string | null, age = 0): Response =>
  new Response(body, {
    headers: { "Content-Type": "application/json", Age: String(age), ...(date !== null && { Date: date }) },
  })

/** Returns a `fetch` that uses each embedded response once. Any other call goes to the server, and `missed` receives its URL. */
export const takeAnswers = (
  fetch: Fetch,
  { calls, date }: Pick<Answers, "calls" | "date">,
  missed: (url: string) => void,
): Fetch => {
  const left = new Map(Object.entries(calls))
  return async (url, init) => {
    const body = init.method === "GET" ? left.get(url) : undefined
    if (body === undefined) {
      missed(url)
      return fetch(url, init)
    }
    left.delete(url)
    return answerResponse(body, date, ageOfAnswers())
  }
}

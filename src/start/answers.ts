import { hashOf } from "#adapters/shared/cookies.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The answers that come with a document, and what its first render has made of them. */
export interface Answers {
  /** The operator's settings, as their file has them. */
  readonly settings: string
  /** The bodies of the first calls, by URL. */
  readonly calls: { readonly [url: string]: string }
  /** The server's time at the first of them, as its header `Date` has it. */
  readonly date: string | null
  /** The hash of the token that they were asked for with: another customer must not see them. */
  readonly reader: number
  /** The time zone in which it is written. */
  readonly timeZone: string
  /** Keys of the machines that have begun: src/main/site/beginnings.ts. */
  readonly begun: ReadonlyArray<string>
}

/** The hash of the token in these cookies; an empty one is none. */
export const readerOf = (cookies: string): number =>
  hashOf(cookies.split("; ").findLast((cookie) => /^token=./.test(cookie)) ?? "")

/** Whether the HTML was rendered with answers. */
export const hasAnswers = (document: Document): boolean => document.getElementById("answers") !== null

/** The answers in the document; null where it has none, or where somebody else has signed in since. */
export const answersOf = (document: Document): Answers | null => {
  const text = document.getElementById("answers")?.textContent
  const answers = JSON.parse(text ?? "null") as Answers | null
  return answers?.reader === readerOf(document.cookie) ? answers : null
}

/** The time zone of this browser or process. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A page of a visitor is cached for half a minute: sandbox/render/answered-pages.ts. */
const longestCached = 30

/** An answer as `fetch` resolves to. `age`: the seconds since the server wrote its date, at most. */
export const answerResponse = (body: string, date: string | null, age = 0): Response =>
  new Response(body, {
    headers: { "Content-Type": "application/json", Age: String(age), ...(date !== null && { Date: date }) },
  })

/** Takes each answer of the document once, and calls `fetch` for everything else; `missed` is called with its URL. */
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
    return answerResponse(body, date, longestCached + Math.ceil(performance.now() / 1_000))
  }
}

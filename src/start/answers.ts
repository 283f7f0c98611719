type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The answers that come with a document, and what its first render has made of them. */
export interface Answers {
  /** The operator's settings, as their file has them. */
  readonly settings: string
  /** The bodies of the first calls, by URL. */
  readonly calls: { readonly [url: string]: string }
  /** When it was rendered, in milliseconds. */
  readonly at: number
  /** The day that this was on the server: dates are written in the time zone of the reader. */
  readonly day: string
  /** Keys of the machines that have begun: src/main/site/beginnings.ts. */
  readonly begun: ReadonlyArray<string>
}

/** The answers in the document; null where it has none. */
export const answersOf = (document: Document): Answers | null => {
  const text = document.getElementById("answers")?.textContent
  return text == null ? null : (JSON.parse(text) as Answers)
}

export const dayOf = (at: number): string => new Date(at).toDateString()

/** Takes each answer of the document once, and calls `fetch` for everything else. */
export const takeAnswers = (fetch: Fetch, { calls }: Pick<Answers, "calls">, missed: () => void): Fetch => {
  const left = new Map(Object.entries(calls))
  return async (url, init) => {
    const body = init.method === "GET" ? left.get(url) : undefined
    if (body === undefined) {
      missed()
      return fetch(url, init)
    }
    left.delete(url)
    return new Response(body, { headers: { "Content-Type": "application/json" } })
  }
}

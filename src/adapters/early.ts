/** What the document began before this code was there: src/early.ts. */
export interface Early {
  readonly calls: {
    [url: string]: { readonly headers: { readonly [name: string]: string }; readonly answer: Promise<Response> }
  }
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const same = (headers: Headers, told: { readonly [name: string]: string }): boolean =>
  [...headers].length === Object.keys(told).length &&
  Object.entries(told).every(([name, value]) => headers.get(name) === value)

/**
 * Takes up a call that is already on its way, once; makes every other one. No answer is handed on before the page is alive:
 * it has to begin as its HTML says, and whoever is told meanwhile would have moved on.
 */
export const reuseEarlyCalls =
  (fetch: Fetch, early: Early | undefined, alive: Promise<unknown>): Fetch =>
  async (url, init) => {
    const begun = early?.calls[url]
    const fits = begun !== undefined && init.method === "GET" && same(new Headers(init.headers), begun.headers)
    if (fits) delete early?.calls[url]
    const [response] = await Promise.all([fits ? begun.answer : fetch(url, init), alive])
    return response
  }

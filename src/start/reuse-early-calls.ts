/** What the document began before this code was there: src/start/bootstrap.ts. */
export interface Early {
  readonly calls: {
    [url: string]: { readonly headers: { readonly [name: string]: string }; readonly answer: Promise<Response> }
  }
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const same = (headers: Headers, sent: { readonly [name: string]: string }): boolean =>
  [...headers].length === Object.keys(sent).length &&
  Object.entries(sent).every(([name, value]) => headers.get(name) === value)

/**
 * Reuses a call that the HTML has started, once, and makes every other call. Returns no response before the page is hydrated,
 * because hydration must start from the same state as the HTML.
 */
export const reuseEarlyCalls =
  (fetch: Fetch, early: Early | undefined, hydrated: Promise<unknown>): Fetch =>
  async (url, init) => {
    const begun = early?.calls[url]
    const fits = begun !== undefined && init.method === "GET" && same(new Headers(init.headers), begun.headers)
    if (fits) delete early?.calls[url]
    const [response] = await Promise.all([fits ? begun.answer : fetch(url, init), hydrated])
    return response
  }

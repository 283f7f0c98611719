import { dashboardSize } from "#domain/shared/paging.ts"
import type { Bootstrap } from "./bootstrap.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const same = (headers: Headers, sent: { readonly [name: string]: string }): boolean =>
  [...headers].length === Object.keys(sent).length &&
  Object.entries(sent).every(([name, value]) => headers.get(name) === value)

/**
 * Returns true if the call loads the contracts or the history of the dashboard, which the page shows below its figures and after it has
 * painted them. The call for orders is excluded, because the orders decide whether a panel is above the figures.
 */
const isBelowFigures = (url: string): boolean =>
  url.includes(`?offset=0&count=${dashboardSize}`) && !url.includes("/orders/")

/**
 * Reuses a call that the HTML has started, once, and makes every other call. No response returns before the page is hydrated, because
 * hydration must start from the state of the HTML. Responses for the lists below the figures also wait until the figures are `painted`.
 */
export const reuseEarlyCalls =
  (
    fetch: Fetch,
    bootstrap: Pick<Bootstrap, "calls"> | undefined,
    { hydrated, painted }: { readonly hydrated: Promise<unknown>; readonly painted: Promise<unknown> },
  ): Fetch =>
  async (url, init) => {
    const started = bootstrap?.calls[url]
    const fits = started !== undefined && init.method === "GET" && same(new Headers(init.headers), started.headers)
    if (fits) delete bootstrap?.calls[url]
    const [response] = await Promise.all([
      fits ? started.response : fetch(url, init),
      isBelowFigures(url) ? painted : hydrated,
    ])
    return response
  }

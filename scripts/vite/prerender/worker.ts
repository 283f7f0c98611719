import { parentPort, workerData } from "node:worker_threads"
import type * as prerender from "#start/prerender.tsx"
import { openAt, installBrowserStubs } from "./browser.ts"

type Wanted = (typeof prerender.prerenderedPages)[number]
type Locale = (typeof prerender.locales)[number]
type Page = Wanted & { readonly locale: Locale; readonly rendered: prerender.RenderedPage }

/** All that src/start/prerender.tsx has to say. */
export type Prerendered = Pick<typeof prerender, "expressions" | "locales"> & { readonly pages: readonly Page[] }

installBrowserStubs()
const { renderPage, prerenderedPages, expressions, locales } = (await import(String(workerData))) as typeof prerender
const pages: Page[] = []
for (const locale of locales) {
  for (const page of prerenderedPages) {
    openAt(page.path, { culture: locale, ...(page.visitor === "checking" ? { token: "token" } : {}) })
    pages.push({ ...page, locale, rendered: await renderPage(page, locale) })
  }
}
parentPort?.postMessage({ pages, expressions, locales } satisfies Prerendered)

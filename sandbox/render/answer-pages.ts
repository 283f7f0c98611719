import { pathToFileURL } from "node:url"
import type { Sandbox } from "#sandbox/app.ts"
import type { BuiltPages } from "#sandbox/pages.ts"
import type { File } from "#sandbox/static.ts"
import { createAnsweredPages } from "./answered-pages.ts"
import { renderBundle } from "./folder.ts"
import { type Ask, createRenderer } from "./renderer.ts"

type Options = {
  readonly folder: string
  readonly origin: string
  readonly pages: BuiltPages
  readonly sandbox: Pick<Sandbox, "fetch">
  readonly report: (failure: unknown) => void
}

/** Cookies that a public page is rendered with. */
const known = /^(?:culture=(?:en-US|ru-RU)|currencyId=(?:usd|eur|rub|zar))$/
/** The parameters that a page is rendered with. */
const parameters = ["productId"]

/** Renders the pages of this server with the answers of its own API. */
export const answerPages = ({ folder, origin, pages, sandbox, report }: Options) => {
  const ask: Ask = async (url, headers) => {
    if (!url.startsWith("/")) return null
    const answer = await sandbox.fetch(new Request(origin + url, { headers }))
    return answer.status === 200 ? answer.text() : null
  }
  const render = createRenderer(pathToFileURL(renderBundle(folder)).href)
  const page = createAnsweredPages({ files: pages.files, render, ask, report })
  return (chosen: string, request: Request, settings: string): Promise<File | null> => {
    const { pathname, searchParams } = new URL(request.url)
    const query = new URLSearchParams([...searchParams].filter(([name]) => parameters.includes(name)))
    const cookies = (request.headers.get("Cookie") ?? "").split("; ").filter((cookie) => known.test(cookie))
    return page(chosen, `${pathname}${query.size > 0 ? `?${query}` : ""}`, cookies.toSorted().join("; "), settings)
  }
}

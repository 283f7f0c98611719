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
/** The parameter that a page is rendered with. */
const parameter = "productId"
/** Parameters that change nothing on a page. */
const campaign = ["utm_source", "utm_campaign", "utm_medium", "click_id", "aip"]
/** A visitor's code is a secret of theirs, and pages with it would be one for each. */
const hasCode = (cookies: string): boolean => /(?:^|; )referral_code=[^;]/.test(cookies)

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
    const sent = request.headers.get("Cookie") ?? ""
    const names = [...searchParams.keys()].filter((name) => !campaign.includes(name))
    if (hasCode(sent) || names.some((name) => name !== parameter)) return Promise.resolve(null)
    const cookies = sent.split("; ").filter((cookie) => known.test(cookie))
    const query = names.length === 0 ? "" : `?${new URLSearchParams({ [parameter]: searchParams.get(parameter)! })}`
    return page(chosen, pathname + query, cookies.toSorted().join("; "), settings)
  }
}

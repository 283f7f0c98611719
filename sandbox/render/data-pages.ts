import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { second } from "#sandbox/clock.ts"
import { type File, type Files, fileOf } from "#sandbox/static.ts"
import type { Rendered } from "./protocol.ts"
import type { CallApi, Renderer, RenderRequest } from "./renderer.ts"

/** The time for which the responses of a public page are fresh, in milliseconds. */
const maxAge = 30 * second
const maxPages = 200

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Placeholders in a built frame: scripts/vite/prerender/document.ts. */
export const placeholders = { initialState: "%initialState%", html: "%html%", responses: "%responses%" }

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")

const fillFrame = (frame: string, { html, initialState, responses }: Rendered): string => {
  const texts: Readonly<Record<string, string>> = {
    [placeholders.initialState]: escapeHtml(initialState),
    [placeholders.html]: html,
    [placeholders.responses]: JSON.stringify(responses).replaceAll("<", String.raw`\u003c`),
  }
  return frame.replaceAll(/%(?:initialState|html|responses)%/g, (placeholder) => texts[placeholder]!)
}

type Options = {
  readonly files: Files
  readonly render: Renderer
  readonly callApi: CallApi
  /** The time, in milliseconds, after which the server sends the page without responses. */
  readonly timeout: number
  readonly report: (failure: unknown) => void
  readonly now?: () => number
}

type Cached = { readonly at: number; readonly page: Promise<File | null> }

/**
 * Creates pages that contain their first responses. The cache has visitors' pages while the responses are fresh, and never a customer's
 * page.
 */
export const createDataPages = ({
  files,
  render,
  callApi,
  timeout,
  report,
  now = () => performance.now(),
}: Options) => {
  const cache = new Map<string, Cached>()
  const renderPage = async (frame: File, visit: RenderRequest): Promise<File | null> => {
    try {
      const page = await render(visit, callApi)
      if (page === null) return null
      const content = Buffer.from(fillFrame(frame.content.toString(), page))
      const br = await promisify(brotliCompress)(content, { params })
      return { ...fileOf("/page.html", content, { br }), hashes: frame.hashes }
    } catch (failure) {
      report(failure)
      return null
    }
  }
  const readCached = (key: string, render: () => Promise<File | null>): Promise<File | null> => {
    const cached = cache.get(key)
    if (cached !== undefined && now() - cached.at < maxAge) return cached.page
    const renderAndCache = async (): Promise<File | null> => {
      const page = await render()
      // The cache drops a failed page, so the next visitor's request renders it.
      if (page === null) cache.delete(key)
      return page
    }
    const entry = { at: now(), page: renderAndCache() }
    cache.delete(key)
    cache.set(key, entry)
    for (const oldest of cache.keys()) {
      if (cache.size <= maxPages) break
      cache.delete(oldest)
    }
    return entry.page
  }
  /** `built` is the page without responses. Returns null if the page has no frame, or if a response is late. */
  return async (built: string, visit: RenderRequest, kind: "visitor" | "customer"): Promise<File | null> => {
    const frame = files.get(built.replace(/\.html$/, ".frame.html"))
    if (frame === undefined) return null
    const render = () => renderPage(frame, visit)
    const page = kind === "customer" ? render() : readCached(JSON.stringify([built, visit]), render)
    return Promise.race([page, wait(timeout, null, { ref: false })])
  }
}

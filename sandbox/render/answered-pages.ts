import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { second } from "#sandbox/clock.ts"
import { type File, type Files, fileOf } from "#sandbox/static.ts"
import type { Rendered } from "./protocol.ts"
import type { Ask, Renderer, Visit } from "./renderer.ts"

/** The time for which the responses of a public page are fresh, in milliseconds. */
const fresh = 30 * second
/** The longest time, in milliseconds, that a call of a page may take. After a slower call, the server sends the page without responses. */
export type Patience = Readonly<Record<"visitor" | "customer", number>>
const mostPages = 200
/** The page's own time limit, as a multiple of the limit of its calls. Rendering also takes time. */
const pagePatience = 2

const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/** Placeholders in a built frame: scripts/vite/prerender/document.ts. */
export const places = { begins: "%begins%", page: "%page%", answers: "%answers%" }

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")

/** Fills the placeholders of the frame with the rendered parts. */
const filled = (frame: string, { html, begins, answers }: Rendered): string => {
  const texts: Readonly<Record<string, string>> = {
    [places.begins]: escaped(begins),
    [places.page]: html,
    [places.answers]: JSON.stringify(answers).replaceAll("<", String.raw`\u003c`),
  }
  return frame.replaceAll(/%(?:begins|page|answers)%/g, (place) => texts[place]!)
}

type Options = {
  readonly files: Files
  readonly render: Renderer
  readonly ask: Readonly<Record<keyof Patience, Ask>>
  readonly patience: Patience
  readonly report: (failure: unknown) => void
  readonly now?: () => number
}

type Cached = { readonly at: number; readonly page: Promise<File | null> }

/**
 * Creates pages that contain their first responses. The cache has visitors' pages while the responses are fresh, and never a customer's
 * page.
 */
export const createAnsweredPages = ({
  files,
  render,
  ask,
  patience,
  report,
  now = () => performance.now(),
}: Options) => {
  const cache = new Map<string, Cached>()
  const rendered = async (frame: File, visit: Visit, kind: keyof Patience): Promise<File | null> => {
    try {
      const page = await render(visit, ask[kind])
      if (page === null) return null
      const content = Buffer.from(filled(frame.content.toString(), page))
      const br = await promisify(brotliCompress)(content, { params })
      return { ...fileOf("/page.html", content, { br }), hashes: frame.hashes }
    } catch (failure) {
      report(failure)
      return null
    }
  }
  const cached = (key: string, render: () => Promise<File | null>): Promise<File | null> => {
    const known = cache.get(key)
    if (known !== undefined && now() - known.at < fresh) return known.page
    const remembered = async (): Promise<File | null> => {
      const page = await render()
      // The cache drops a failed page, so the next visitor's request renders it.
      if (page === null) cache.delete(key)
      return page
    }
    const entry = { at: now(), page: remembered() }
    cache.delete(key)
    cache.set(key, entry)
    for (const oldest of cache.keys()) {
      if (cache.size <= mostPages) break
      cache.delete(oldest)
    }
    return entry.page
  }
  /** `built` is the page without responses. Returns null if the page has no frame, or if a response is late. */
  return async (built: string, visit: Visit, kind: keyof Patience): Promise<File | null> => {
    const frame = files.get(built.replace(/\.html$/, ".frame.html"))
    if (frame === undefined) return null
    const render = () => rendered(frame, visit, kind)
    const page = kind === "customer" ? render() : cached(JSON.stringify([built, visit]), render)
    return Promise.race([page, wait(pagePatience * patience[kind], null, { ref: false })])
  }
}

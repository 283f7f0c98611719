import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { second } from "#sandbox/clock.ts"
import { type File, type Files, fileOf } from "#sandbox/static.ts"
import type { Rendered } from "./protocol.ts"
import type { Ask, Renderer } from "./renderer.ts"

/** How long the answers of a page are fresh. */
const fresh = 30 * second
/** A visitor waits no longer for a page with answers: they get the page without. */
const patience = 150
const mostPages = 200

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Places of a built frame: scripts/vite/prerender.ts. */
export const places = { begins: "%begins%", page: "%page%", answers: "%answers%" }

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")

/** The frame with what has been rendered in its places. */
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
  readonly ask: Ask
  readonly report: (failure: unknown) => void
  readonly now?: () => number
}

type Kept = { readonly at: number; readonly settings: string; readonly page: Promise<File | null> }

/** Public pages with their first answers, kept while these are fresh. */
export const createAnsweredPages = ({ files, render, ask, report, now = () => performance.now() }: Options) => {
  const pages = new Map<string, Kept>()
  const renderInto = async (frame: File, address: string, cookie: string, settings: string): Promise<File | null> => {
    try {
      const content = Buffer.from(filled(frame.content.toString(), await render({ address, cookie, settings }, ask)))
      const br = await promisify(brotliCompress)(content, { params })
      return { ...fileOf("/page.html", content, { br }), hashes: frame.hashes }
    } catch (failure) {
      report(failure)
      return null
    }
  }
  /** `chosen` is the page without answers. Null where it has no frame, and where the answers are late. */
  return async (chosen: string, address: string, cookie: string, settings: string): Promise<File | null> => {
    const frame = files.get(chosen.replace(/\.html$/, ".frame.html"))
    if (frame === undefined) return null
    const key = `${chosen} ${address} ${cookie}`
    const known = pages.get(key)
    const isFresh = known !== undefined && now() - known.at < fresh && known.settings === settings
    const kept = isFresh ? known : { at: now(), settings, page: renderInto(frame, address, cookie, settings) }
    pages.delete(key)
    pages.set(key, kept)
    for (const oldest of pages.keys()) {
      if (pages.size <= mostPages) break
      pages.delete(oldest)
    }
    return Promise.race([kept.page, wait(patience, null, { ref: false })])
  }
}

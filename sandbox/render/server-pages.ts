import { setTimeout as wait } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import type { Sandbox } from "#sandbox/app.ts"
import type { File, Files } from "#sandbox/static.ts"
import { createDataPages } from "./data-pages.ts"
import { renderBundle } from "./folder.ts"
import { renderRequestOf } from "./render-request.ts"
import { type CallApi, createRenderer } from "./renderer.ts"

/**
 * The default time, in milliseconds, after which a page is sent without responses. A busy server needs several hundred. A page without
 * responses costs the customer seconds on a slow line, because the browser makes the same calls only after it has loaded the scripts.
 */
const defaultTimeout = 1_000

/**
 * Parses FIRST_ANSWERS: "off", or the milliseconds that a page may wait for its responses. Returns null if pages are rendered without
 * responses. Throws for any other value.
 */
export const parseTimeout = (text: string): number | null => {
  if (text === "") return defaultTimeout
  if (text === "off") return null
  if (!/^\d{1,5}$/.test(text)) throw new Error(`FIRST_ANSWERS must be "off" or milliseconds, not "${text}".`)
  return Number(text)
}

type Options = {
  readonly folder: string
  readonly origin: string
  readonly files: Files
  readonly sandbox: Pick<Sandbox, "fetch">
  /** The time, in milliseconds, after which a page is sent without responses. */
  readonly timeout: number
  readonly report: (failure: unknown) => void
}

/**
 * Creates a function that renders this server's pages with the responses of its own API. The function returns null if the page must be sent
 * without responses.
 */
export const createServerPages = ({ folder, origin, files, sandbox, timeout, report }: Options) => {
  // The settings may contain an API at another origin. Pages with such settings are rendered without responses.
  const call: CallApi = async (url, headers) => {
    const response = await sandbox.fetch(new Request(origin + url, { headers }))
    return response.status === 200 ? { body: await response.text(), date: response.headers.get("Date") } : null
  }
  const callApi: CallApi = async (url, headers) =>
    url.startsWith("/") ? Promise.race([call(url, headers), wait(timeout, null, { ref: false })]) : null
  const render = createRenderer(pathToFileURL(renderBundle(folder)).href)
  const page = createDataPages({ files, render, callApi, timeout, report })
  return async (built: string, request: Request, settings: string): Promise<File | null> => {
    const renderRequest = renderRequestOf(request, settings)
    return renderRequest && page(built, renderRequest.request, renderRequest.kind)
  }
}

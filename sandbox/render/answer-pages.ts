import { setTimeout as wait } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import type { Sandbox } from "#sandbox/app.ts"
import type { File, Files } from "#sandbox/static.ts"
import { createAnsweredPages, type Patience } from "./answered-pages.ts"
import { renderBundle } from "./folder.ts"
import { type Ask, createRenderer } from "./renderer.ts"
import { visitOf } from "./visit.ts"

const defaultPatience: Patience = { visitor: 150, customer: 200 }

/**
 * Parses FIRST_ANSWERS: "off", or the milliseconds that a call of a page may take. Returns null if pages are rendered without responses.
 */
export const patienceFrom = (text: string): Patience | null => {
  if (text === "") return defaultPatience
  if (text === "off") return null
  if (!/^\d{1,5}$/.test(text)) throw new Error(`FIRST_ANSWERS must be "off" or milliseconds, not "${text}".`)
  return { visitor: Number(text), customer: Number(text) }
}

type Options = {
  readonly folder: string
  readonly origin: string
  readonly files: Files
  readonly sandbox: Pick<Sandbox, "fetch">
  readonly patience: Patience
  readonly report: (failure: unknown) => void
}

/** Renders this server's pages with the responses of its own API. */
export const answerPages = ({ folder, origin, files, sandbox, patience, report }: Options) => {
  // The settings may contain an API at another origin. Pages with such settings are rendered without responses.
  const call: Ask = async (url, headers) => {
    const answer = await sandbox.fetch(new Request(origin + url, { headers }))
    return answer.status === 200 ? { body: await answer.text(), date: answer.headers.get("Date") } : null
  }
  const askWithin =
    (milliseconds: number): Ask =>
    (url, headers) =>
      url.startsWith("/")
        ? Promise.race([call(url, headers), wait(milliseconds, null, { ref: false })])
        : Promise.resolve(null)
  const ask = { visitor: askWithin(patience.visitor), customer: askWithin(patience.customer) }
  const render = createRenderer(pathToFileURL(renderBundle(folder)).href)
  const page = createAnsweredPages({ files, render, ask, patience, report })
  return async (built: string, request: Request, settings: string): Promise<File | null> => {
    const asked = visitOf(request, settings)
    return asked && page(built, asked.visit, asked.kind)
  }
}

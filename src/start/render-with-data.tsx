import { createElement } from "react"
import { prerender } from "react-dom/static"
import { waitFor } from "xstate"
import { awaitConfig, beginWithConfig, currentConfig, loadConfig } from "#main/site/config.ts"
import { createCore } from "#main/site/core.ts"
import { type Plain, toPlain } from "#main/site/decoded.ts"
import { createFirstRender, type FirstRender } from "#main/site/first-render.ts"
import { createSite } from "#main/site/site.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import { isInCabinet } from "#ui/site/paths.ts"
import { createResponse, type EmbeddedResponses, getProcessTimeZone, tokenHashOf } from "./embedded-responses.ts"
import { lateCallsOf } from "./first-calls.ts"
import { describeInitialState } from "./matches-prerender.ts"
import { createBrowserPlatform } from "./platform.ts"

const never = new Promise<never>(() => {})

interface RenderRequest {
  /** The content of the operator's settings file. */
  readonly settings: string
  /** The reader's time zone, if known. */
  readonly timeZone: string | undefined
}
/** Makes a call, and resolves to the body of its response and the server's time. */
type CallApi = (url: string, init: RequestInit) => Promise<{ readonly body: string; readonly date: string | null }>

/**
 * Returns the results of a public page for its document. The document of the dashboard has none, because its adapters must run again to
 * report the loaded data.
 */
const resultsOf = ({ results }: FirstRender): EmbeddedResponses["results"] => {
  if (isInCabinet(location.pathname)) return {}
  const ofPorts = (ports: object) =>
    Object.entries(ports).map(([port, result]): [string, Plain] => [port, toPlain(result)])
  return Object.fromEntries(Object.entries(results()).map(([key, ports]) => [key, Object.fromEntries(ofPorts(ports))]))
}

/**
 * Renders the page at the browser's URL with its first responses. Resolves to null if the page cannot be rendered with them. Rejects if the
 * settings are invalid, or if `callApi` rejects a call.
 */
export const renderWithData = async ({ settings, timeZone }: RenderRequest, callApi: CallApi) => {
  const calls: { [url: string]: string } = {}
  let firstDate: string | null = null
  let fail: (failure: unknown) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  const late = lateCallsOf(location.pathname)
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (late.includes(url)) return never
    try {
      const { body, date } = await callApi(url, init)
      calls[url] = body
      firstDate ??= date
      return createResponse(body, date)
    } catch (failure) {
      fail(failure)
      return never
    }
  }
  window.bootstrap = {
    calls: {},
    settings: Promise.resolve(new Response(settings)),
    isSubmitted: false,
    typed: new Map(),
    pressed: [],
    dispose: () => {},
  }
  loadConfig({ isRequested: true, hydrated: Promise.resolve() }, fail)
  const firstRender = createFirstRender({ search: location.search, timeZone, hasResponses: () => true, missed: never })
  const render = async () => {
    await awaitConfig()
    beginWithConfig()
    const core = createCore({ ...(await createBrowserPlatform(never, firstRender)), fetch })
    const { app, pages } = core
    await waitFor(app.session, ({ value }) => value !== "checking")
    // The demo has a layer that loads after its page, so the HTML would lack it.
    if (app.session.getSnapshot().matches("demo")) return null
    await Promise.all([pages.load(location.pathname), loadTexts(app.i18n, app.locale(), ["common"])])
    await firstRender.whenLoaded()
    // Renders in one piece, because a part that is streamed later would need a script in the document.
    const { prelude } = await prerender(createElement(createSite(core)), {
      progressiveChunkSize: Infinity,
      onError: fail,
    })
    const html = await new Response(prelude).text()
    // The client renders this page instead, shows the failure and offers a retry.
    if (firstRender.hasFailed()) return null
    const tokenHash = tokenHashOf(document.cookie)
    const results = resultsOf(firstRender)
    const responses: EmbeddedResponses = {
      settings: currentConfig(),
      results,
      calls: isInCabinet(location.pathname) ? calls : {},
      date: firstDate,
      tokenHash,
      timeZone: timeZone ?? getProcessTimeZone(),
      machines: firstRender.keys(),
    }
    return { html, initialState: describeInitialState(core), responses }
  }
  return Promise.race([render(), failed])
}

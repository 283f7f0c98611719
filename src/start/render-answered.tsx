import { createElement } from "react"
import { prerender } from "react-dom/static"
import { createBeginnings } from "#main/site/beginnings.ts"
import { awaitConfig, beginWithConfig, loadConfig } from "#main/site/config.ts"
import { createCore } from "#main/site/core.ts"
import { createSite } from "#main/site/site.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import { type Answers, dayOf } from "./answers.ts"
import { beginningOf } from "./matches-prerender.ts"
import { browserPlatform } from "./platform.ts"

const never = new Promise<never>(() => {})

/** Renders the page at which the browser stands with its first answers. `ask` makes the calls; one that fails makes this fail. */
export const renderAnswered = async (settings: string, ask: (url: string, init: RequestInit) => Promise<string>) => {
  const calls: { [url: string]: string } = {}
  let fail: (failure: unknown) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    try {
      const body = (calls[url] = await ask(url, init))
      return new Response(body, { headers: { "Content-Type": "application/json" } })
    } catch (failure) {
      fail(failure)
      return never
    }
  }
  window.bootstrap = {
    calls: {},
    settings: Promise.resolve(new Response(settings)),
    submitted: false,
    pressed: [],
    dispose: () => {},
  }
  loadConfig({ isAsked: true, hydrated: Promise.resolve() }, fail)
  const beginnings = createBeginnings({ search: location.search, isAnswered: () => true, missed: never })
  const render = async () => {
    await awaitConfig()
    beginWithConfig()
    const core = await createCore({ ...(await browserPlatform(never)), fetch }, beginnings)
    const { app, pages } = core
    await Promise.all([pages.load(location.pathname), loadTexts(app.i18n, app.locale(), ["common"])])
    // In one piece: a part that comes later would need a script in the document.
    const { prelude } = await prerender(createElement(createSite(core)), {
      progressiveChunkSize: Infinity,
      onError: fail,
    })
    const html = await new Response(prelude).text()
    const at = Date.now()
    const answers: Answers = { settings, calls, at, day: dayOf(at), begun: beginnings.keys() }
    return { html, begins: beginningOf(core), answers }
  }
  return Promise.race([render(), failed])
}

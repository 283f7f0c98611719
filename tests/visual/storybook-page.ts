import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Page, Request } from "@playwright/test"

/**
 * The site's origin in the screenshots. The host is a subdomain of localhost, which a browser trusts like localhost
 * itself.
 */
const origin = "http://hashwell.localhost"

interface Channel {
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly emit: (event: string, payload: unknown) => void
}

/** Renders a story. The function runs in the page. */
const render = ([storyId, event]: readonly [string, string]) =>
  new Promise<void>((rendered, failed) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
    }
    channel.on("storyRendered", (id) => id === storyId && rendered())
    for (const wrong of ["storyErrored", "storyThrewException", "storyMissing"])
      channel.on(wrong, (payload) => failed(new Error(`${storyId}: ${wrong}: ${JSON.stringify(payload)}`)))
    channel.emit(event, { storyId, viewMode: "story" })
  })

/** Waits for the fonts, and for two frames that draw the changes of effects after a render. The function runs in the page. */
const drawn = async () => {
  await document.fonts.ready
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** Opens the preview of a built Storybook. Returns a function that shows a story in it without reloading. */
export const openStorybook = async (page: Page, stories: string, globals: string) => {
  const loading = new Set<Request>()
  let requestCount = 0
  page.on("request", (request) => {
    loading.add(request)
    requestCount++
  })
  page.on("requestfinished", (request) => loading.delete(request))
  page.on("requestfailed", (request) => loading.delete(request))
  await page.route(`${origin}/**`, (route) => {
    const path = join(stories, new URL(route.request().url()).pathname)
    return route.fulfill(existsSync(path) ? { path } : { status: 404 })
  })
  // The first story does not exist, so that the page renders each requested story.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=none--none&globals=${globals};layout:page;a11y.manual:!true`)
  await page.waitForFunction(
    () => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis && document.body.classList.contains("sb-show-errordisplay"),
  )
  const renderUntilQuiet = async (id: string, event: "setCurrentStory" | "forceRemount") => {
    await page.evaluate(render, [id, event] as const)
    for (let quiet = 0; quiet < 2; quiet = loading.size > 0 ? 0 : quiet + 1) await page.evaluate(drawn)
  }
  return async (id: string): Promise<void> => {
    requestCount = 0
    await renderUntilQuiet(id, "setCurrentStory")
    // React shows a late part only after a delay. A remount draws a part immediately once it has loaded.
    if (requestCount > 0) await renderUntilQuiet(id, "forceRemount")
    await page.evaluate(() => scrollTo(0, 0))
  }
}

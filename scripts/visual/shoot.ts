/// <reference lib="dom" />
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Browser, Page, Request } from "playwright"
import { launchBrowser } from "#scripts/browser.ts"
import { serveFolder } from "./serve.ts"

/** What the pictures show as the site's own address, whichever port is free. A name below localhost is as trusted as localhost itself. */
const host = "hashwell.localhost"

interface Device {
  readonly name: string
  readonly locale: string
  readonly theme: "light" | "dark"
  readonly width: number
  readonly height: number
}

/** Between them each text, each theme and each layout is seen once. */
const devices: readonly Device[] = [
  { name: "desktop", locale: "en-US", theme: "light", width: 1280, height: 800 },
  { name: "phone", locale: "ru-RU", theme: "dark", width: 390, height: 844 },
]

interface Channel {
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly off: (event: string, listener: (payload: unknown) => void) => void
  readonly emit: (event: string, payload?: unknown) => void
}

/** Runs in the page. */
const show = ([storyId, event]: readonly [string, string]) =>
  new Promise<void>((shown, failed) => {
    const channel = (globalThis as unknown as { readonly __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__
    const wrong = ["storyErrored", "storyThrewException", "storyMissing"]
    const listeners = new Map<string, (payload: unknown) => void>()
    const end = () => listeners.forEach((listener, each) => channel.off(each, listener))
    listeners.set("storyRendered", (payload) => {
      if (payload === storyId) {
        end()
        shown()
      }
    })
    for (const each of wrong)
      listeners.set(each, (payload) => {
        end()
        failed(new Error(`${each}: ${JSON.stringify(payload)}`))
      })
    listeners.forEach((listener, each) => channel.on(each, listener))
    channel.emit(event, { storyId, viewMode: "story" })
  })

/** Shows another story, or remounts the same one, without reloading Storybook's preview. */
const open = (page: Page, story: string, how: "setCurrentStory" | "forceRemount") =>
  page.evaluate(show, [story, how] as const)

/** Nothing is on its way any more, and what came is drawn. */
const settle = async (page: Page, isLoading: () => boolean) => {
  for (let quiet = 0; quiet < 2; quiet = isLoading() ? 0 : quiet + 1) {
    await page.evaluate(async () => {
      await document.fonts.ready
      // Two frames: what effects changed after a render is drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
  }
}

/** One picture after another of the stories on this device. */
async function* shoot(
  browser: Browser,
  device: Device,
  stories: readonly string[],
): AsyncGenerator<{ readonly story: string; readonly png: Buffer }> {
  const { locale, theme, width, height } = device
  const context = await browser.newContext({
    viewport: { width, height },
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  const loading = new Set<Request>()
  let asked = 0
  page.on("request", (request) => {
    loading.add(request)
    asked++
  })
  page.on("requestfinished", (request) => loading.delete(request))
  page.on("requestfailed", (request) => loading.delete(request))
  // The frame's own first story is none of those asked for, so that each of them renders on request.
  const globals = `locale:${locale};theme:${theme};layout:page;a11y.manual:!true`
  await page.goto(`http://${host}/iframe.html?viewMode=story&id=none--none&globals=${globals}`)
  await page.waitForFunction(
    () => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis && document.body.classList.contains("sb-show-errordisplay"),
  )
  for (const story of stories) {
    asked = 0
    await open(page, story, "setCurrentStory")
    await settle(page, () => loading.size > 0)
    // React shows a part that came late only after a while; once it is there, it is drawn at once.
    if (asked > 0) {
      await open(page, story, "forceRemount")
      await settle(page, () => loading.size > 0)
    }
    await page.evaluate(() => scrollTo(0, 0))
    yield { story, png: await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" }) }
  }
  await context.close()
}

/** Pictures of these stories of a built Storybook on every device, the devices side by side. */
export const shootAll = async (stories: string, ids: readonly string[], folder: string): Promise<void> => {
  const server = await serveFolder(stories)
  const browser = await launchBrowser("figures", [`--host-resolver-rules=MAP ${host}:80 127.0.0.1:${server.port}`])
  try {
    await Promise.all(
      devices.map(async (device) => {
        for await (const { story, png } of shoot(browser, device, ids))
          await writeFile(join(folder, `${story}.${device.name}.png`), png)
      }),
    )
  } finally {
    await browser.close()
    server.stop()
  }
}

import { mkdtempDisposable } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContext, ElementHandle, Page } from "@playwright/test"
import { launchBrowser } from "#scripts/browser.ts"
import { sourceOf, type Engine, type Tab, type View } from "./tab.ts"

const createTab = (page: Page): Tab => ({
  go: async (url) => void (await page.goto(url)),
  back: async () => void (await page.goBack()),
  forward: async () => void (await page.goForward()),
  reload: async () => void (await page.reload()),
  close: () => page.close(),
  run: (script, ...given) => page.evaluate(`${sourceOf(script)}(...${JSON.stringify(given)})`),
  find: async (script, ...given) =>
    (await page.evaluateHandle(`${sourceOf(script)}(...${JSON.stringify(given)})`)).asElement(),
  click: async (handle) => {
    const element = handle as ElementHandle<HTMLElement>
    const isOption = await element.evaluate((found) => found instanceof HTMLOptionElement)
    if (!isOption) return element.click({ timeout: 2_000 })
    const select = await element.evaluateHandle((option) => option.closest("select")!)
    await select.selectOption(element as unknown as ElementHandle<HTMLOptionElement>)
  },
  press: async (...keys) => {
    for (const key of keys) await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key))
  },
  picture: () => page.screenshot(),
  print: () => page.pdf(),
})

const hear = (context: BrowserContext): readonly string[] => {
  const complaints: string[] = []
  context.on("page", (page) => {
    page.on("pageerror", (error) => complaints.push(error.message))
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        complaints.push(message.text())
    })
  })
  return complaints
}

/** Starts Chromium, the engine with which the tests compare the other two. */
export const startChromium = async (viewport: View): Promise<Engine> => {
  const browser = await launchBrowser()
  return {
    begin: async () => {
      const { path: downloads, remove } = await mkdtempDisposable(join(tmpdir(), "hashwell-chromium-"))
      const context = await browser.newContext({ viewport, reducedMotion: "reduce", timezoneId: "UTC" })
      const complaints = hear(context)
      // Imitates the two other browsers, in which a page cannot open a file picker.
      await context.addInitScript(() => Object.defineProperty(window, "showSaveFilePicker", { value: undefined }))
      context.on("page", (page) =>
        page.on("download", (file) => void file.saveAs(join(downloads, file.suggestedFilename()))),
      )
      return {
        open: async () => createTab(await context.newPage()),
        complaints: async () => complaints,
        forceColors: async () => {
          for (const page of context.pages()) await page.emulateMedia({ forcedColors: "active" })
        },
        downloads,
        [Symbol.asyncDispose]: async () => {
          await context.close()
          await remove()
        },
      }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

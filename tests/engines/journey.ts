import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test as base, expect } from "@playwright/test"
import { inRoot } from "#scripts/root.ts"
import { createCustomers, type Customers, type Tokens } from "#tests/e2e/customer.ts"
import { createDeskClient, type DeskClient } from "#tests/e2e/desk.ts"
import { translateTo, type Translate } from "#tests/e2e/translate.ts"
import { startChromium } from "./driver/chromium.ts"
import { startFirefox } from "./driver/firefox.ts"
import type { Engine, Session, View } from "./driver/tab.ts"
import { startWebKit } from "./driver/webkit.ts"
import { differences, keepGeometries, readGeometries, stableGeometry, type Geometry } from "./geometry.ts"
import { createScreen, type Screen } from "./screen.ts"

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }
export type EngineName = keyof typeof starts

export interface Options {
  readonly engineName: EngineName
  readonly view: View
  readonly viewName: string
}

interface Fixtures {
  readonly t: Translate
  readonly desk: DeskClient
  readonly customers: Customers
  readonly session: Session
  /** Opens another window of the same browser. */
  readonly open: () => Promise<Screen>
  readonly site: Screen
  /** Sets the cookies of a session, which sign the browser in. */
  readonly enter: (tokens: Tokens) => Promise<void>
  /** Checks the end of a step: open dialogs and popovers are inside the window, and all boxes have the same size as in Chromium. */
  readonly checkpoint: (step: string, where?: Screen) => Promise<void>
}

const pictures = process.env["ENGINES_PICTURES"]

/**
 * The test function of the journeys. A journey fails if a page reports an error. The report of a failed journey
 * contains a screenshot.
 */
export const test = base.extend<Fixtures, Options & { readonly engine: Engine }>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  view: [
    { width: 1440, height: 900 },
    { option: true, scope: "worker" },
  ],
  viewName: ["", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName, view }, use) => {
      await using engine = await starts[engineName](view)
      await use(engine)
    },
    { scope: "worker", timeout: 60_000 },
  ],
  t: async ({ locale }, use) => use(translateTo(locale!)),
  desk: async ({ request, locale }, use) => {
    const desk = createDeskClient(request, locale!)
    await use(desk)
    await desk.heal()
  },
  customers: ({ request, desk, baseURL, locale }, use) => use(createCustomers(request, desk, baseURL!, locale!)),
  session: async ({ engine }, use) => {
    await using session = await engine.begin()
    await use(session)
    expect(await session.complaints(), "errors in the console").toEqual([])
  },
  open: ({ session, baseURL }, use) => use(async () => createScreen(await session.open(), baseURL!)),
  site: async ({ open, locale }, use, info) => {
    const site = await open()
    await site.goto("/robots.txt")
    await site.tab.run((_, value) => void (document.cookie = `culture=${value}; Path=/; SameSite=Strict`), locale!)
    await use(site)
    if (info.status !== info.expectedStatus)
      await info.attach("screen", { body: await site.tab.picture(), contentType: "image/png" })
  },
  enter: ({ site }, use) =>
    use(async ({ access_token, refresh_token }) => {
      await site.goto("/robots.txt")
      await site.tab.run(
        (_, access, refresh) => {
          document.cookie = `token=${access}; Path=/; SameSite=Strict`
          document.cookie = `refreshToken=${refresh}; Path=/; SameSite=Strict`
        },
        access_token,
        refresh_token,
      )
    }),
  checkpoint: async ({ site, engineName, viewName }, use, { title }) => {
    const fileOf = (engine: EngineName) => inRoot(`reports/engines/${engine}/${viewName}/${title}.json`)
    const steps: Record<string, Geometry> = {}
    const expected = engineName === "chromium" ? steps : await readGeometries(fileOf("chromium"))
    await use(async (step, where = site) => {
      steps[step] = await stableGeometry(where.tab)
      if (pictures !== undefined) {
        await mkdir(pictures, { recursive: true })
        const name = `${viewName} ${title} ${step} ${engineName}.png`.replaceAll("/", "_")
        await writeFile(join(pictures, name), await where.tab.picture())
      }
      expect.soft(steps[step], step).toMatchObject({ overflow: 0, outside: [] })
      expect.soft(differences(steps[step], expected[step]!), step).toEqual([])
    })
    await keepGeometries(fileOf(engineName), steps)
  },
})
export { expect }

/** Marks a journey that does not depend on the size of the window. Only the desktop project runs it. */
export const once = { tag: "@once" }

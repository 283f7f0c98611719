import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { run } from "#scripts/run.ts"
import { startServer } from "#scripts/server.ts"
import { createDeskClient } from "#tests/e2e/desk.ts"
import { expect, onlyInFullRun, openSignedOut, test } from "#tests/e2e/story.ts"

const BRAND = "tests/brands/northwatt"

test(
  "pages, manifest, e-mail and receipt of another brand show its name, and none shows Hashwell",
  onlyInFullRun,
  async ({ browser, locale }) => {
    const folder = await mkdtemp(join(tmpdir(), "hashwell-brand-"))
    expect(await run("vite", ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"], { BRAND })).toBe(0)
    const shop = await startServer({ folder, environment: { BRAND } })
    const context = await openSignedOut(browser, locale!, shop.url)
    try {
      const read = async (path: string) => (await context.request.get(path)).text()
      const page = await context.newPage()
      const looksOwn = async () => {
        await expect(page).toHaveTitle(/ · Northwatt$/)
        await expect(page.getByRole("banner").getByRole("link", { name: "Northwatt", exact: true })).toBeVisible()
        expect(await page.content()).not.toMatch(/Hashwell|hashwell\.io/)
      }

      await page.goto("/")
      await looksOwn()
      await expect(page.getByRole("contentinfo")).toContainText("Northwatt Kraft AS")
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        "rgb(242, 243, 251)",
      )
      for (const path of ["/site.webmanifest", "/terms/io", "/config.json"]) {
        expect(await read(path)).toContain("Northwatt")
        expect(await read(path)).not.toContain("ashwell")
      }

      const desk = createDeskClient(context.request, locale!)
      const { email } = await desk.persona("buyer")
      const [message] = await desk.emailsTo(email)
      expect(message?.from).toBe("Northwatt <post@northwatt.example>")
      expect([message?.text, message?.html].join()).toContain("Northwatt")
      expect([message?.text, message?.html].join()).not.toContain("ashwell")

      const { path } = await desk.scene("btc.completed", locale!)
      await page.goto(path)
      await page.goto(`/cabinet/orders/${path.split("/")[2]}/receipt`)
      await expect(page.getByRole("main")).toContainText("Northwatt Kraft AS")
      await looksOwn()
    } finally {
      await context.close()
      await shop.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

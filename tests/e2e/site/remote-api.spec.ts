import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { inRoot } from "#scripts/root.ts"
import { startServer } from "#scripts/server.ts"
import type { DeskClient } from "#tests/e2e/desk.ts"
import {
  expect,
  onlyInFullRun,
  generateEmail,
  orderAsNewcomer,
  payWithBitcoin,
  openSignedOut,
  test,
} from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"
import { serveAtOtherOrigin } from "./other-origin.ts"

const buys = async (page: Page, t: Translate, desk: DeskClient) => {
  const orderId = await orderAsNewcomer(page, t, generateEmail())
  await payWithBitcoin(page, t)
  await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
  await expect(page.getByRole("heading", { name: t("pay:success.title") })).toBeVisible({ timeout: 8_000 })
}

/** Copies the build with other settings into another folder. */
const buildWith = async (settings: object) => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-build-"))
  await cp(inRoot("dist"), folder, { recursive: true })
  const file = join(folder, "config.json")
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, "utf8")) as object), ...settings }))
  return folder
}

test(
  "the application with another API in API_ORIGIN supports a whole purchase",
  onlyInFullRun,
  async ({ browser, baseURL, locale, t, desk }) => {
    const app = await startServer({ environment: { API_ORIGIN: new URL(baseURL!).origin } })
    const context = await openSignedOut(browser, locale!, app.url)
    try {
      const page = await context.newPage()
      await buys(page, t, desk)
      expect((await context.request.get("/sandbox")).status()).toBe(404)
    } finally {
      await context.close()
      await app.stop()
    }
  },
)

test("the application with apiOrigin in its settings calls only that origin, which the policy allows", async ({
  browser,
  baseURL,
  locale,
  t,
  desk,
}) => {
  const api = await serveAtOtherOrigin(baseURL!)
  const folder = await buildWith({ apiOrigin: api.origin })
  // The server must not call its own API, so its API_ORIGIN is an origin that fails.
  const app = await startServer({ folder, environment: { API_ORIGIN: "http://127.0.0.1:9" } })
  const context = await openSignedOut(browser, locale!, app.url)
  try {
    const page = await context.newPage()
    const own: string[] = []
    page.on("request", (request) => {
      if (request.url().startsWith(`${app.url}api/`)) own.push(request.url())
    })
    await page.goto("/buy")
    await expect(page.getByLabel(t("buy:calculator.quantity"), { exact: true })).not.toHaveValue("")
    // The document starts this request, and the page uses its response.
    expect(api.asked.filter((call) => call.startsWith("GET /api/v1/products?"))).toHaveLength(1)
    await buys(page, t, desk)
    // The document also starts a request to its own origin, because it does not contain the settings. Nothing uses the response.
    expect([...new Set(own.map((url) => new URL(url).pathname))]).toEqual(["/api/v1/products"])
  } finally {
    await context.close()
    await app.stop()
    await api.stop()
    await rm(folder, { recursive: true })
  }
})

const wrongSettings = [
  [{ apiOrigin: "https://api.example/v1" }, "apiOrigin: Expected an origin"],
  [{ chat: 5, terms: {} }, "chat: Expected string | null"],
  [{ expolrers: {} }, "expolrers: Expected no excess property"],
] as const

for (const [index, [settings, message]] of wrongSettings.entries()) {
  test(
    `the site does not start with wrong settings, and names them: ${message}`,
    index === 0 ? {} : onlyInFullRun,
    async ({ page, locale, complaints }) => {
      await page.route("**/config.json", (route) => route.fulfill({ json: settings }))
      await withoutEmbeddedResponses(page)
      for (const address of ["/", "/buy", "/cabinet"]) {
        await page.goto(address)
        const alert = page.getByRole("alert")
        await expect(alert).toContainText(message)
        await expect(alert.locator("p").first()).toContainText(
          locale === "ru-RU" ? "Не удалось загрузить" : "could not be loaded",
        )
        await expect(page.getByRole("button")).toHaveCount(0)
      }
      expect(complaints).toEqual([])
    },
  )
}

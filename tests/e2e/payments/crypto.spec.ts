import type { Locator, Page } from "@playwright/test"
import jsQR from "jsqr"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { heading, openScene } from "./paying.ts"

/** Reads the QR code on a screenshot, as a phone's camera would. Returns undefined if it is not readable. */
const scanned = async (page: Page, picture: Locator): Promise<string | undefined> => {
  const png = (await picture.screenshot()).toString("base64")
  const { address, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!
    canvas.drawImage(image, 0, 0)
    const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height)
    // The pixels travel as one string, because millions of separate numbers would take the browser a minute.
    const reader = new FileReader()
    reader.readAsDataURL(new Blob([data]))
    await new Promise((done) => {
      reader.onload = done
    })
    return { address: String(reader.result), width, height }
  }, png)
  return jsQR(Uint8ClampedArray.from(Buffer.from(address.split(",")[1]!, "base64")), width, height)?.data
}

const uriOf = ({
  currencyId,
  address,
  remainAmount,
}: {
  currencyId: string
  address: string
  remainAmount: string
}) => {
  if (currencyId === "btc") return `bitcoin:${address}?amount=${remainAmount}`
  const [whole, part = ""] = remainAmount.split(".")
  return `ethereum:${address}?value=${BigInt(whole! + part.padEnd(18, "0"))}`
}

for (const deviceScaleFactor of [1, 2]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`a crypto payment at ${deviceScaleFactor}x in the ${colorScheme} theme`, () => {
      test.use({ deviceScaleFactor, colorScheme })
      for (const coin of ["btc", "eth"]) {
        test(
          `has the same content in QR code, text, copy and wallet link for ${coin}`,
          deviceScaleFactor === 1 && colorScheme === "light" ? {} : onlyInFullRun,
          async ({ page, context, t, desk, customers, locale }) => {
            const order = await openScene({ page, context, desk, customers, locale }, `${coin}.open`)
            const invoice = await desk.invoiceOf(order)
            const uri = uriOf(invoice)
            const code = page.locator("button").filter({ has: page.getByRole("img") })
            await expect(code).toBeVisible()
            expect(await scanned(page, code)).toBe(uri)
            await code.click()
            expect(await scanned(page, page.locator("[popover]:popover-open"))).toBe(uri)
            await page.keyboard.press("Escape")
            await expect(page.getByRole("link", { name: t("pay:crypto.wallet") })).toHaveAttribute("href", uri)
            for (const [what, text] of [
              ["amount", invoice.remainAmount],
              ["address", invoice.address],
            ] as const) {
              await page.getByRole("button", { name: `${t("common:copy.action")} ${t(`pay:crypto.${what}`)}` }).click()
              expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
            }
          },
        )
      }
    })
  }
}

test("the fee of an exchange is added to the amount to send", async ({ page, context, t, desk, customers, locale }) => {
  const order = await openScene({ page, context, desk, customers, locale }, "btc.open")
  const { remainAmount } = await desk.invoiceOf(order)
  await page.getByText(t("pay:exchange.title")).click()
  await page.getByLabel(t("pay:exchange.fee")).fill(locale === "ru-RU" ? "0,0005" : "0.0005")
  await page.getByRole("button", { name: t("pay:exchange.copy") }).click()
  expect(sats(await page.evaluate(() => navigator.clipboard.readText()))).toBe(sats(remainAmount) + 50_000n)
})

/** Parses an amount in the smallest unit of the coin. */
const sats = (text: string): bigint => {
  const [whole, part = ""] = text.split(".")
  return BigInt(whole! + part.padEnd(8, "0"))
}

test("the payment page shows the transaction and its confirmations, and then its receipt", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  const order = await openScene({ page, context, desk, customers, locale }, "btc.open")
  const { id } = await desk.invoiceOf(order)
  await desk.forceState(id, "unconfirmed")
  await expect(page.getByText(t("pay:confirming.found"))).toBeVisible()
  await expect(page.getByRole("link", { name: /[0-9a-f]{64}/ })).toBeVisible()
  const seen = page.getByRole("list").filter({ has: page.getByRole("link", { name: /[0-9a-f]{64}/ }) })
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await expect(seen).toHaveCSS("transition-duration", "0.2s")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect(seen).toHaveCSS("transition-duration", "0s")
  await desk.pay(id, { kind: "exact" })
  await expect(heading(page, t("pay:success.title"))).toBeVisible()
  await page.getByRole("link", { name: /R-\d+/ }).click()
  await expect(heading(page, t("orders:receipt.title"))).toContainText(/R-\d+/)
  await page.emulateMedia({ media: "print" })
  const paper = page.locator("body")
  await expect(paper).toContainText(/[0-9a-f]{64}/)
  await expect(page.getByRole("navigation")).toHaveCount(0)
  await expect(page.getByRole("banner")).toHaveCount(0)
  await expect(page.getByRole("button")).toHaveCount(0)
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(1)
})

for (const [scene, key] of [
  ["completed", "success"],
  ["overpaid", "overpaid"],
] as const) {
  test(
    `the state ${scene} has its own screen`,
    onlyInFullRun,
    async ({ page, context, t, desk, customers, locale }) => {
      await openScene({ page, context, desk, customers, locale }, `btc.${scene}`)
      await expect(heading(page, t(`pay:${key}.title`))).toBeVisible()
    },
  )
}

test(
  "an expired order has its own page, even under the old URL",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "btc.expired")
    await expect(page).toHaveURL(`/cabinet/orders/${order}`)
    await expect(page.getByText(t("orders:page.expired.title"))).toBeVisible()
    await page.goto(`/buy/${order}/status`)
    await expect(page).toHaveURL(`/cabinet/orders/${order}`)
    await expect(page.getByRole("button", { name: t("orders:page.expired.again") })).toBeVisible()
  },
)

test("a part links to its block explorer, and the order page shows a credited late payment", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  const order = await openScene({ page, context, desk, customers, locale }, "eth.underpaid")
  await expect(page.getByText(t("pay:crypto.underpaid"))).toBeVisible()
  await expect(page.getByRole("link", { name: /0x[0-9a-f]{64}/ })).toHaveAttribute(
    "href",
    /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/,
  )
  const { id } = await desk.invoiceOf(order)
  await desk.forceState(id, "expired")
  await expect(page).toHaveURL(`/cabinet/orders/${order}`)
  for (const part of t("orders:page.expired.received", { received: "§" })
    .split("§")
    .filter((text) => text !== ""))
    await expect(page.getByText(part.trim())).toBeVisible()
  await desk.pay(id, { kind: "exact" })
  await page.reload()
  await expect(page.getByText(t("orders:payments.late"))).toBeVisible()
  await expect(page.getByText(t("orders:settlement.get"))).toBeVisible()
})

test("an order that is one satoshi short is paid, and a part can be accepted on the payment page", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  const scenes = { page, context, desk, customers, locale }
  await openScene(scenes, "btc.tolerated")
  await expect(heading(page, t("pay:success.title"))).toBeVisible()
  await expect(page.getByText(t("orders:settlement.tolerance", { missing: "§" }).split("§")[1]!.trim())).toBeVisible()
  await openScene(scenes, "btc.underpaid")
  await page.getByRole("button", { name: t("orders:actions.accept") }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("orders:modal.accept", { available: "" }).trim() })
    .click()
  await expect(heading(page, t("pay:success.title"))).toBeVisible()
})

for (const [name, shift] of [
  ["a day ahead", 86_400_000],
  ["a day behind", -86_400_000],
] as const) {
  for (const timezoneId of ["Etc/GMT+12", "Pacific/Kiritimati"]) {
    test.describe(`a device clock ${name} in ${timezoneId}`, () => {
      test.use({ timezoneId })
      test(
        "does not change the state of a payment",
        shift < 0 && timezoneId === "Pacific/Kiritimati" ? {} : onlyInFullRun,
        async ({ page, context, t, desk, customers, locale }) => {
          await page.clock.install({ time: Date.now() + shift })
          const scenes = { page, context, desk, customers, locale }
          await openScene(scenes, "btc.open")
          await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
          await expect(page.getByRole("timer")).toHaveText(/^(1:59:|2:00:)/)
          await openScene(scenes, "sepa.open")
          await expect(page.getByText(t("pay:transfer.waiting"))).toBeVisible()
          await expect(page.getByText(t("pay:transfer.expired"))).toHaveCount(0)
          await openScene(scenes, "card.needsConfirmation")
          await expect(page.getByRole("timer")).toHaveText(/^0?[45]:\d\d$/)
        },
      )
    })
  }
}

test("a hidden page does not poll, and polls at once when it is visible again", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  await openScene({ page, context, desk, customers, locale }, "btc.open")
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
  const show = (state: "hidden" | "visible") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  await show("hidden")
  await expect(page.getByText(t("pay:crypto.paused"))).toBeVisible()
  const orderRequest = page.waitForRequest(/\/api\/v1\/orders\//)
  await show("visible")
  await orderRequest
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
})

test(
  "a payment that is switched in another tab is announced, and the address is not replaced silently",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "btc.open")
    const copyAddress = page.getByRole("button", { name: `${t("common:copy.action")} ${t("pay:crypto.address")}` })
    await expect(copyAddress).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/buy/${order}/method`)
    await other.getByRole("radio", { name: t("pay:methods.Crypto", { coin: t("pay:coins.eth") }) }).check()
    await other.getByRole("button", { name: /ETH/ }).click()
    await expect(other).toHaveURL(`/buy/${order}/status`)
    await other.close()
    await page.bringToFront()
    await expect(page.getByText(t("pay:switched.other", { method: "ETH" }))).toBeVisible()
    await expect(copyAddress).toHaveCount(0)
    await page.getByRole("button", { name: t("pay:switched.show") }).click()
    await expect(page.getByRole("img", { name: / ETH / })).toBeVisible()
  },
)

test("the page reports that it is offline, and polls at once when it is online again", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  await openScene({ page, context, desk, customers, locale }, "btc.open")
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(t("pay:crypto.offline"))).toBeVisible()
  await expect(page.getByText(t("pay:crypto.waiting"))).toHaveCount(0)
  const orderRequest = page.waitForRequest(/\/api\/v1\/orders\//)
  await context.setOffline(false)
  await orderRequest
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
})

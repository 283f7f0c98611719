import { accountMenu } from "#tests/e2e/story.ts"
import { beginningOf } from "#tests/e2e/translate.ts"
import { expect, once, test } from "#tests/engines/journey.ts"
import { countCharacters } from "#tests/engines/pdf-text.ts"
import { contrasting, type Area } from "#tests/engines/pixels.ts"
import type { Screen } from "#tests/engines/screen.ts"
import { startTranslator } from "#tests/setup/translator.ts"

/** The size of the slider's grip in px, as src/ui/kit/fields/slider.module.css draws it. */
const grip = { width: 18, height: 34 }
/** The width of the focus ring around a control in px. */
const ring = 4

const enlarge = async ({ tab, locator }: Screen) => {
  await locator("#root[data-hydrated] h1").seen()
  await tab.run(() => void (document.documentElement.style.fontSize = "200%"))
}

test("pages are usable with text at 200 %", async ({ site, t, desk, customers, enter, checkpoint, view }) => {
  for (const address of ["/", "/buy"]) {
    await site.goto(address)
    await enlarge(site)
    await checkpoint(address)
  }
  const account = await customers.signUp()
  const order = await customers.order(account, "20")
  await customers.invoice(account, order)
  await enter(account)
  await site.goto(`/buy/${order}/status`)
  await site.getByText(t("pay:crypto.waiting")).seen()
  await enlarge(site)
  await checkpoint("payment")
  await site.getByRole("button", { name: t("pay:crypto.enlarge") }).click()
  await site.getByRole("button", { name: t("pay:crypto.close") }).seen()
  await checkpoint("code")

  await enter(await desk.persona("miner"))
  await site.goto("/cabinet")
  await enlarge(site)
  const rows = site.getByRole("region", { name: t("dashboard:history.title"), exact: true }).getByRole("row")
  await rows.nth(1).seen()
  await checkpoint("dashboard")
  await accountMenu(site, t).click()
  await site.getByRole("button", { name: t("common:signOut.ask") }).seen()
  await checkpoint("account menu")
  await site.goto("/cabinet/history")
  await enlarge(site)
  await site
    .getByRole("table", { name: t("history:title"), exact: true })
    .getByRole("row")
    .nth(3)
    .seen()
  await checkpoint("history")
  if (view.width < 600) {
    await site.getByRole("button", { name: beginningOf(t("common:filters.open")) }).click()
    await site.getByLabel(t("history:filters.operationType")).seen()
    await checkpoint("filter")
  }
})

test("a calculator works after the browser has translated its page", once, async ({ site, t }) => {
  await site.goto("/buy")
  const cost = site.getByLabel(t("buy:calculator.cost"), { exact: true })
  const quantity = site.getByLabel(t("buy:calculator.quantity"), { exact: true })
  await quantity.focus()
  await site.tab.run(startTranslator)
  await site.locator("h1 font").seen()
  for (const [power, price] of [
    ["20", "570.00"],
    ["12", "342.00"],
  ] as const) {
    await quantity.fill(power)
    await site.press("Enter")
    await cost.holds(price)
  }
  await site.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await site.getByRole("heading", { name: t("pay:way.signup.title") }).seen()
})

test("pages can be printed", once, async ({ site, t, desk, customers, enter, engineName }) => {
  test.skip(engineName === "webkit", "WebKitWebDriver has no command Print")
  const isPrinted = async (what: string) => {
    const text = await site.tab.run(() => document.querySelector("main")!.innerText.replaceAll(/\s/g, ""))
    const pdf = await site.tab.print()
    const count = countCharacters(pdf)
    // The limit is half of the letters, because the printed page leaves out buttons and filters.
    expect.soft(count, what).toBeGreaterThan(text.length / 2)
  }
  const account = await customers.confirmed()
  const order = await customers.order(account, "20")
  await desk.pay((await customers.invoice(account, order)).invoiceId, { kind: "exact" })
  await enter(account)
  await site.goto(`/cabinet/orders/${order}`)
  await site.getByRole("link", { name: /^R-\d+$/ }).click()
  await site.getByText(t("orders:receipt.seller"), { exact: true }).seen()
  await isPrinted("receipt")
  await enter(await desk.persona("miner"))
  for (const address of ["/cabinet", "/cabinet/history", "/cabinet/contracts"]) {
    await site.goto(address)
    await site.getByRole("main").getByRole("row").nth(2).seen()
    await isPrinted(address)
  }
})

test("the slider and the focus are visible in forced colours", once, async ({ site, session }) => {
  test.skip(session.forceColors === undefined, "WebKitGTK has no forced colours")
  await site.goto("/buy")
  const slider = site.getByRole("slider")
  await slider.seen()
  await session.forceColors?.()
  await expect.poll(() => site.tab.run(() => matchMedia("(forced-colors: active)").matches)).toBe(true)
  await slider.focus()
  await site.press("Home")
  const { x, y, width, height } = await site.tab.run(() => {
    const input = document.querySelector("input[type=range]")!
    input.scrollIntoView({ block: "center", behavior: "instant" })
    return input.getBoundingClientRect().toJSON() as Area
  })
  const first = await site.tab.picture()
  await site.press("End")
  const last = await site.tab.picture()
  const left = { x, y, width: grip.width, height: height + grip.height / 2 }
  expect
    .soft(await contrasting(site.tab, first, last, left), "the grip")
    .toBeGreaterThan((grip.width * grip.height * 2) / 3)
  await site.tab.run(() => (document.activeElement as HTMLElement).blur())
  const blurred = await site.tab.picture()
  const around = { x: x - ring, y: y - ring, width: width + 2 * ring, height: height + 2 * ring }
  expect.soft(await contrasting(site.tab, last, blurred, around), "the focus").toBeGreaterThan(2 * (width + height))
})

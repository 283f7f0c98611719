import type { Browser, Page } from "playwright"
import { createCustomer } from "./customer.ts"
import { throttle } from "./network.ts"
import { say } from "#scripts/say.ts"

/** At most, in milliseconds, on a processor a quarter as fast. */
const most = 100

interface Interaction {
  readonly name: string
  readonly path: string
  readonly isCustomer: boolean
  /** What it needs on the screen. */
  readonly content: string
  readonly act: (page: Page) => Promise<unknown>
}

const interactions: readonly Interaction[] = [
  {
    name: "submitting the sign-in form",
    path: "signin",
    isCustomer: false,
    content: "#root[data-hydrated]",
    act: async (page) => {
      await page.fill("input[name=email]", "anna@example.com")
      await page.fill("input[name=password]", "Mining-2026!")
      await page.click("main button[type=submit]")
    },
  },
  {
    name: "typing a quantity",
    path: "buy",
    isCustomer: false,
    content: "input[type=range]",
    act: async (page) => {
      await page.focus("input[name=quantity]")
      await page.keyboard.type("12", { delay: 100 })
    },
  },
  {
    name: "choosing a tab",
    path: "cabinet/settings",
    isCustomer: true,
    content: "main form",
    act: (page) => page.locator("main nav a").nth(1).click(),
  },
  {
    name: "filtering the history",
    path: "cabinet/history",
    isCustomer: true,
    content: "main select",
    act: async (page) => {
      await page.focus("main select")
      await page.keyboard.press("ArrowDown")
    },
  },
  {
    name: "opening a dialog",
    path: "cabinet",
    isCustomer: true,
    content: "a[href*=withdraw]",
    act: (page) => page.locator("a[href*=withdraw]").first().click(),
  },
  {
    name: "hovering the chart",
    path: "cabinet",
    isCustomer: true,
    content: "svg[role=img][aria-label]",
    // The slider of the months lies over the chart.
    act: (page) => page.hover("svg[role=img][aria-label]", { force: true }),
  },
]

/** Runs in the page: the longest time from an input event to the paint after it. */
const watch = `
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ type: "event", durationThreshold: 16 })`

const open = async (browser: Browser, url: string, isCustomer: boolean): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" })
  const cookies = isCustomer ? await createCustomer(url) : []
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })))
  return page
}

/** From a press on a link of the menu to the next page's heading, and to the end of its calls. */
const navigate = async (page: Page, path: string): Promise<string> => {
  const link = page.locator(`nav a[href="/${path}"]:visible`).first()
  await link.hover()
  await page.waitForLoadState("networkidle")
  const before = await page.locator("h1").textContent()
  await page.evaluate((heading) => {
    const measured = { frame: 0, data: 0 }
    Object.assign(window, { measured })
    addEventListener(
      "click",
      ({ timeStamp }) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) measured.data = entry.duration
        }).observe({ type: "resource" })
        const look = (): unknown =>
          document.querySelector("h1")?.textContent === heading
            ? requestAnimationFrame(look)
            : (measured.frame = performance.now() - timeStamp)
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  }, before)
  await link.click()
  await page.waitForLoadState("networkidle")
  const { frame, data } = await page.evaluate<{ readonly frame: number; readonly data: number }>("window.measured")
  return `heading after ${frame.toFixed(0)} ms, its last call took ${data.toFixed(0)} ms`
}

/** One line per interaction, then the way from one page of the cabinet to the next. */
export const benchInteractions = async (browser: Browser, url: string): Promise<void> => {
  say("")
  say("── interactions, processor ÷ 4")
  for (const { name, path, isCustomer, content, act } of interactions) {
    const page = await open(browser, url, isCustomer)
    await page.addInitScript({ content: watch })
    await page.goto(`${url}${path}`, { waitUntil: "networkidle" })
    await page.locator(content).first().waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await page.evaluate("window.longest = 0")
    await act(page)
    await page.waitForTimeout(1_000)
    const longest = await page.evaluate<number>("window.longest")
    say(`${longest <= most ? "✓" : "✗"} ${name}: ${longest} ms, aim ${most}`)
    await page.context().close()
  }
  const page = await open(browser, url, true)
  await page.goto(`${url}cabinet`, { waitUntil: "networkidle" })
  await throttle(await page.context().newCDPSession(page), "slow")
  for (const path of ["cabinet/orders", "cabinet/contracts", "cabinet"])
    say(`· to /${path}: ${await navigate(page, path)}`)
  await page.context().close()
}

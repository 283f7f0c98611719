import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import type { Account, Customers } from "#tests/e2e/customer.ts"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { smallTargets } from "#ui/story/small-targets.ts"

interface Setup {
  readonly desk: DeskClient
  readonly customers: Customers
  readonly account: Account
}
interface PageCase {
  readonly title: string
  /** A text that is visible once the page has loaded. */
  readonly ready: string
  readonly anonymous?: true
  readonly at: string | ((setup: Setup) => Promise<string>)
}

const paid = async ({ desk, customers, account }: Setup, kind: "exact" | "half" | "double") => {
  const order = await customers.order(account)
  await customers.invoice(account, order)
  await desk.pay((await desk.invoiceOf(order)).id, { kind })
  return `/buy/${order}/status`
}

const pages: { readonly [name: string]: PageCase } = {
  home: { at: "/", title: "home:title", ready: "home:trust.latest", anonymous: true },
  about: { at: "/about", title: "home:trust.heading", ready: "home:trust.latest", anonymous: true },
  buy: { at: "/buy", title: "buy:calculator.title", ready: "buy:calculator.continue", anonymous: true },
  "sign-up": {
    at: "/signup",
    title: "account:auth.signup.title",
    ready: "account:auth.signup.submit",
    anonymous: true,
  },
  "sign-in": {
    at: "/signin",
    title: "account:auth.signin.title",
    ready: "account:auth.signin.forgot",
    anonymous: true,
  },
  confirm: {
    at: "/confirm",
    title: "account:auth.confirm.title",
    ready: "account:auth.confirm.error",
    anonymous: true,
  },
  demo: { at: "/demo", title: "dashboard:title", ready: "common:demoBar.text", anonymous: true },
  "not found": {
    at: "/nowhere",
    title: "common:notFound.heading",
    ready: "common:notFound.description",
    anonymous: true,
  },
  "an order": {
    at: async ({ customers, account }) => `/buy/${await customers.order(account)}`,
    title: "buy:calculator.title",
    ready: "buy:calculator.saved",
  },
  method: {
    at: async ({ customers, account }) => `/buy/${await customers.order(account)}/method`,
    title: "pay:methods.title",
    ready: "pay:invoice.choose",
  },
  status: {
    at: async ({ customers, account }) => {
      const order = await customers.order(account)
      await customers.invoice(account, order)
      return `/buy/${order}/status`
    },
    title: "pay:crypto.status",
    ready: "pay:crypto.waiting",
  },
  underpaid: { at: (setup) => paid(setup, "half"), title: "pay:crypto.underpaid", ready: "pay:crypto.waiting" },
  success: { at: (setup) => paid(setup, "exact"), title: "pay:success.title", ready: "pay:status.cabinet" },
  overpaid: { at: (setup) => paid(setup, "double"), title: "pay:overpaid.title", ready: "pay:status.cabinet" },
  cabinet: { at: "/cabinet", title: "dashboard:title", ready: "dashboard:accounts.empty.title" },
  "cabinet with a contract": {
    at: async (setup) => {
      await paid(setup, "exact")
      return "/cabinet"
    },
    title: "dashboard:title",
    ready: "dashboard:forecast.assumptions",
  },
  investment: { at: "/cabinet/investment", title: "dashboard:investment.title", ready: "dashboard:investment.none" },
  support: { at: "/cabinet/support", title: "support:title", ready: "support:chat.greeting" },
  "no contracts": {
    at: "/cabinet/contracts",
    title: "cabinet:contracts.title",
    ready: "cabinet:contracts.empty.title",
  },
  contracts: {
    at: async (setup) => {
      await paid(setup, "exact")
      return "/cabinet/contracts"
    },
    title: "cabinet:contracts.title",
    ready: "cabinet:contracts.states.Active",
  },
}

/** Finds elements wider than the window. */
const overflowingElements = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
  })

/** Finds text that its box cuts off without an ellipsis. */
const clippedElements = (page: Page) =>
  page.evaluate(() => {
    const isInFlow = (within: Element, parent: Element | null): boolean =>
      parent === within ||
      (parent !== null &&
        !["fixed", "absolute"].includes(getComputedStyle(parent).position) &&
        isInFlow(within, parent.parentElement))
    const isTextClipped = (element: Element) => {
      const box = element.getBoundingClientRect()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode)
        const out = [...range.getClientRects()].some(
          ({ top, bottom, right }) => top < box.bottom && bottom > box.top && right > box.right + 1,
        )
        if (out && isInFlow(element, texts.currentNode.parentElement)) return true
      }
      return false
    }
    return [...document.querySelectorAll("main *, header *, nav *")]
      .filter((element) => {
        const { overflowX, position, clipPath, textOverflow } = getComputedStyle(element)
        if (
          position === "absolute" ||
          clipPath !== "none" ||
          textOverflow !== "clip" ||
          !["hidden", "clip"].includes(overflowX)
        )
          return false
        return isTextClipped(element)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Axe rules about colours, which are the only difference between the themes. */
const colorRules = ["color-contrast", "link-in-text-block"]

const axeViolations = async (page: Page, rules: ReadonlyArray<string> | null) => {
  // "Legacy" mode analyses all frames from one page, which is enough, because these pages have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })
  const { violations } = await (rules === null ? axe : axe.withRules([...rules])).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`)
}

/** The record of a shop that has made payouts. The page links to the newest transfer. */
const record = {
  paidOut: [{ currencyId: "btc", amount: "1284.06" }],
  ended: { year: 2026, contracts: 48, share: "97.12", worst: "81.4" },
  latest: { hash: "4f2a7c0f9e21d0a8b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7c91d00", currencyId: "btc" },
}

const softly = expect.configure({ soft: true })

const inspect = async (page: Page) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: width === 1280 ? 800 : 844 })
    // The checks retry, because the page draws a chart again for each width.
    const expectNone = (look: (page: Page) => Promise<unknown>) =>
      softly.poll(() => look(page), { message: `${width} wide` }).toEqual([])
    await expectNone(overflowingElements)
    await expectNone(clippedElements)
    if (width === 320) continue
    for (const [colorScheme, rules] of [
      ["light", null],
      ["dark", colorRules],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      expect.soft(await axeViolations(page, rules), `${width} wide, ${colorScheme}`).toEqual([])
    }
    if (width === 390) expect.soft(await page.locator(":root").evaluate(smallTargets)).toEqual([])
  }
}

/** A page of each layout. The remaining pages are in `npm run test:full`. */
const inEveryRun = new Set(["home", "buy", "method", "cabinet with a contract"])

for (const [name, { at, title, ready, anonymous }] of Object.entries(pages)) {
  test(
    `the page ${name} is accessible at any width, in the light and the dark theme`,
    inEveryRun.has(name) ? {} : onlyInFullRun,
    async ({ page, context, t, locale, desk, customers }) => {
      const account = anonymous ? null : await customers.signUp()
      if (account) await customers.enter(context, account)
      // The real sandbox shows payouts only after other stories have run, so the test mocks the record.
      await page.route("**/api/v1/record", (route) => route.fulfill({ json: record }))
      await page.goto(typeof at === "string" ? at : await at({ desk, customers, account: account! }))
      // A title with a sum matches by the words before the sum.
      const heading = page.getByRole("heading", { level: 1, name: t(title, { sum: "§" }).split("§")[0]!.trim() })
      await expect(heading).toBeVisible()
      await expect(page.getByText(t(ready)).first()).toBeVisible()
      await expect(page).toHaveTitle(t("common:title", { title: await heading.innerText() }))
      await expect(page.locator("html")).toHaveAttribute("lang", locale!)
      await inspect(page)
    },
  )
}

test("the desk is accessible at any width, in the light and the dark theme", async ({ page, locale, customers }) => {
  const account = await customers.signUp()
  await customers.invoice(account, await customers.order(account))
  await page.goto("/sandbox")
  await expect(page.getByText(account.email).first()).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", locale!)
  await inspect(page)
})

import type { Page, Request } from "@playwright/test"
import { waitForHydration, expect, onlyInFullRun, generateEmail, password, signIn, test } from "#tests/e2e/story.ts"
import { sourceOf, type Translate } from "#tests/e2e/translate.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"

/** Blocks files of the page until they are released. */
const withoutFiles = async (page: Page, files: RegExp) => {
  let letIn = () => {}
  const open = new Promise<void>((done) => {
    letIn = done
  })
  await page.route(files, async (route) => {
    await open
    await route.continue()
  })
  return letIn
}

/** Blocks the page's scripts until the test releases them. The page is only its HTML until that time. */
const withoutCode = (page: Page) => withoutFiles(page, /\/assets\/.*\.js$/)

/** Records the layout shifts since the first paint. */
const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: Array<number> = []
    Object.assign(window, { jumps })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) jumps.push((entry as PerformanceEntry & { readonly value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
const jumps = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly jumps: ReadonlyArray<number> }).jumps)

/** Waits for the typeface and returns the number of layout shifts until then. */
const fontsLoaded = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return (await jumps(page)).length
}

const pages = [
  { at: "/", title: "home:title", shows: "home:lead" },
  { at: "/buy", title: "buy:calculator.title", shows: "buy:calculator.title" },
  { at: "/signin", title: "account:auth.signin.title", shows: "account:auth.signin.forgot" },
  { at: "/signup", title: "account:auth.signup.title", shows: "account:auth.signup.passwordHint" },
  { at: "/recovery", title: "account:recovery.request.title", shows: "account:recovery.request.lead" },
  { at: "/confirm", title: "account:auth.confirm.title", shows: "account:auth.confirm.process" },
  { at: "/nowhere", title: "common:notFound.heading", shows: "common:notFound.description" },
] as const

for (const { at, title, shows } of pages) {
  test(
    `${at} is shown before any script, hydrates in place, and does not shift`,
    at === "/buy" || at === "/signin" ? {} : onlyInFullRun,
    async ({ page, t, locale }) => {
      await watchJumps(page)
      const letIn = await withoutCode(page)
      const response = await page.goto(at, { waitUntil: "commit" })
      expect(response?.status()).toBe(at === "/nowhere" ? 404 : 200)
      await expect(page.getByRole("heading", { level: 1, name: t(title) })).toBeVisible()
      await expect(page.getByText(t(shows)).first()).toBeVisible()
      await expect(page).toHaveTitle(t("common:title", { title: t(title) }))
      await expect(page.locator("html")).toHaveAttribute("lang", locale!)
      const shared = (name: string) => page.locator(`meta[property='og:${name}']`)
      await expect(shared("image:alt")).toHaveAttribute("content", new RegExp(`^${sourceOf(t("head:image"))}$`))
      await expect(shared("image")).toHaveAttribute("content", new URL("/social.png", page.url()).href)
      const description = await page.locator("meta[name='description']").getAttribute("content")
      await expect(shared("description")).toHaveAttribute("content", description!)
      const there = await page.getByRole("banner").elementHandle()
      const before = await fontsLoaded(page)
      letIn()
      await waitForHydration(page)
      expect(await there?.evaluate((element) => element.isConnected)).toBe(true)
      await page.waitForLoadState("networkidle")
      expect((await jumps(page)).slice(before)).toEqual([])
    },
  )
}

// On a slow network, the browser first draws the fallback font. The letters of this font have the average widths of the
// typeface, so a word may move to another line. A layout shift above 0.1 would count as a fault.
test("a typeface that arrives late moves a page by less than 0.02", onlyInFullRun, async ({ page, t }) => {
  await watchJumps(page)
  for (const { at, title } of pages) {
    const letIn = await withoutFiles(page, /\.woff2$/)
    await page.goto(at, { waitUntil: "commit" })
    await expect(page.getByRole("heading", { level: 1, name: t(title) })).toBeVisible()
    await waitForHydration(page)
    const painted = (await jumps(page)).length
    letIn()
    await fontsLoaded(page)
    const sum = (await jumps(page)).slice(painted).reduce((all, jump) => all + jump, 0)
    expect(sum, at).toBeLessThan(0.02)
    await page.unrouteAll({ behavior: "wait" })
  }
})

test("input from before hydration is kept and sent", async ({ page, t, customers }) => {
  const account = await customers.confirmed()
  const letIn = await withoutCode(page)
  await page.goto("/signin", { waitUntil: "commit" })
  await page.getByLabel(t("account:auth.email")).fill(account.email)
  await page.getByLabel(t("account:auth.password"), { exact: true }).fill(password)
  letIn()
  await waitForHydration(page)
  await expect(page.getByLabel(t("account:auth.email"))).toHaveValue(account.email)
  await expect(page.getByLabel(t("account:auth.password"), { exact: true })).toBeFocused()
  await page
    .getByRole("main")
    .getByRole("button", { name: t("account:auth.signin.submit") })
    .click()
  await expect(page).toHaveURL("/cabinet")
})

test("a form submitted before hydration is sent after hydration", async ({ page, t, customers }) => {
  const account = await customers.confirmed()
  const letIn = await withoutCode(page)
  await page.goto("/signin?redirect=%2Fcabinet%2Fcontracts", { waitUntil: "commit" })
  await signIn(page, t, account.email)
  expect(page.url()).not.toContain(encodeURIComponent(password))
  await expect(page.getByLabel(t("account:auth.email"))).toHaveValue(account.email)
  letIn()
  await expect(page).toHaveURL("/cabinet/contracts")
})

test("a form that is sent on a slow connection while its scripts load is sent after hydration", async ({
  page,
  t,
  customers,
}) => {
  const account = await customers.confirmed()
  const devtools = await page.context().newCDPSession(page)
  // The network of slow 4G: 1.6 Mbit/s, 150 ms.
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await page.goto("/signin", { waitUntil: "commit" })
  await signIn(page, t, account.email)
  await expect(page).toHaveURL("/cabinet")
  // The test waits for the chart, because the chart is the last part to arrive on this network.
  await expect(page.getByRole("figure").first()).toBeVisible()
})

for (const [what, address] of [
  ["what makes calls", /\/assets\/api-[^/]*\.js$/],
  ["the settings", /\/config\.json$/],
] as const) {
  test(`the page works without ${what}, reports a form that cannot be sent, and sends it on the next try`, async ({
    page,
    t,
    customers,
  }) => {
    const account = await customers.confirmed()
    await page.route(address, (route) => route.abort("internetdisconnected"))
    await page.goto("/signin")
    await waitForHydration(page)
    await signIn(page, t, account.email)
    await expect(page.getByRole("alert").filter({ hasText: t("common:failure.offline") })).toBeVisible()
    await expect(page.getByLabel(t("account:auth.email"))).toHaveValue(account.email)
    await page.unroute(address)
    await page
      .getByRole("main")
      .getByRole("button", { name: t("account:auth.signin.submit") })
      .click()
    await expect(page).toHaveURL("/cabinet")
  })
}

test("the response decoders never load before hydration", async ({ page }) => {
  const requests: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:assets|config)/.test(pathname)) requests.push(pathname)
  })
  const letIn = await withoutCode(page)
  await page.goto("/signin", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.poll(() => requests.some((path) => path.includes("/form-"))).toBe(true)
  expect(requests.filter((path) => /\/(?:api|config)[-.]/.test(path))).toEqual([])
  letIn()
  await waitForHydration(page)
  await expect.poll(() => requests.filter((path) => /\/(?:api|config)[-.]/.test(path)).length).toBe(2)
})

for (const [what, address] of [
  ["site", /\/assets\/site-[^/]*\.js$/],
  ["React", /\/assets\/react-[^/]*\.js$/],
] as const) {
  test(`a page whose ${what} cannot be loaded shows a notice in the page's language`, async ({ page, locale }) => {
    await page.route(address, (route) => route.abort("internetdisconnected"))
    await page.goto("/signin")
    await expect(page.locator("#unavailable")).toBeVisible()
    await expect(page.locator("#unavailable > :first-child")).toHaveAttribute("lang", locale!.slice(0, 2))
    await expect(page.locator("#root")).toHaveCount(0)
  })
}

test("a sign-up before hydration keeps its checkbox", async ({ page, t }) => {
  const letIn = await withoutCode(page)
  await page.goto("/signup", { waitUntil: "commit" })
  await page.getByLabel(t("account:auth.email")).fill(generateEmail())
  await page.getByLabel(t("account:auth.password"), { exact: true }).fill(password)
  await page.getByRole("checkbox").uncheck()
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: t("account:auth.signup.submit") }).click()
  letIn()
  await expect(page).toHaveURL("/cabinet")
})

test("a checkbox cleared before hydration stays cleared, and is reported as required", async ({ page, t }) => {
  const letIn = await withoutCode(page)
  await page.goto("/signup", { waitUntil: "commit" })
  await page.getByLabel(t("account:auth.email")).fill(generateEmail())
  await page.getByLabel(t("account:auth.password"), { exact: true }).fill(password)
  const terms = page.getByRole("checkbox")
  await terms.uncheck()
  await page.getByRole("button", { name: t("account:auth.signup.submit") }).click()
  letIn()
  await expect(terms).toHaveAccessibleDescription(t("account:auth.signup.actionAccept"))
  await expect(terms).not.toBeChecked()
  await expect(page).toHaveURL("/signup")
})

test("an amount that is emptied or changed before hydration, and committed, is calculated after hydration", async ({
  page,
  t,
}) => {
  for (const text of ["", "20"]) {
    const letIn = await withoutCode(page)
    await page.goto("/buy", { waitUntil: "commit" })
    const quantity = page.getByLabel(t("buy:calculator.quantity"), { exact: true })
    const amount = page.getByLabel(t("buy:calculator.cost"), { exact: true })
    const before = await amount.inputValue()
    await quantity.fill(text)
    await quantity.press("Enter")
    letIn()
    await waitForHydration(page)
    await expect(quantity).toHaveValue(text)
    const invalid = t("buy:calculator.quantityInvalid", { min: "§", max: "§" }).split("§")[0]!
    if (text === "") await expect(quantity).toHaveAccessibleDescription(new RegExp(`^${sourceOf(invalid)}`))
    else await expect(amount).not.toHaveValue(before)
    await page.unrouteAll({ behavior: "wait" })
  }
})

test("a button pressed before hydration works after hydration", async ({ page, t, locale }) => {
  const other = locale === "ru-RU" ? "en-US" : "ru-RU"
  const letIn = await withoutCode(page)
  await page.goto("/signin", { waitUntil: "commit" })
  await page
    .getByRole("button", { name: t(locale === "ru-RU" ? "common:language.english" : "common:language.russian") })
    .click()
  letIn()
  await expect(page.locator("html")).toHaveAttribute("lang", other)
})

test("a button of the cabinet's frame pressed before hydration works, although the frame is rendered again", async ({
  page,
  context,
  t,
  customers,
}) => {
  await customers.enter(context, await customers.signUp())
  const letIn = await withoutCode(page)
  await page.goto("/cabinet/contracts", { waitUntil: "commit" })
  const collapse = page.getByRole("button", { name: t("common:nav.collapse") })
  await expect(collapse).toHaveAttribute("aria-expanded", "true")
  await collapse.click()
  letIn()
  await waitForHydration(page)
  await expect(page.getByRole("button", { name: t("common:nav.expand") })).toHaveAttribute("aria-expanded", "false")
})

test("the links of the sign-in page keep the redirect", async ({ page, t }) => {
  await page.goto("/signin?redirect=%2Fbuy%2F1%2Fmethod")
  await waitForHydration(page)
  await expect(page.getByRole("link", { name: t("pay:way.signin.other") })).toHaveAttribute(
    "href",
    "/signup?redirect=%2Fbuy%2F1%2Fmethod",
  )
  await page.goto("/signin?redirect=%2Fcabinet%2Fcontracts")
  await waitForHydration(page)
  await expect(page.getByRole("link", { name: t("account:auth.tabs.signup"), exact: true }).last()).toHaveAttribute(
    "href",
    "/signup?redirect=%2Fcabinet%2Fcontracts",
  )
})

test("hovering a link loads the code of its page", async ({ page, t }) => {
  await page.goto("/signin")
  await waitForHydration(page)
  const code = page.waitForRequest(/\/assets\/sign-up-[^/]*\.js$/)
  await page
    .getByRole("link", { name: t("account:auth.tabs.signup"), exact: true })
    .last()
    .hover()
  await code
})

test("the code of the likely next page loads while the browser is idle", async ({ page }) => {
  const code = page.waitForRequest(/\/assets\/dashboard-[^/]*\.js$/)
  await page.goto("/signin")
  await waitForHydration(page)
  await code
})

test("a page of the cabinet starts its first calls with the document, each once", async ({
  page,
  context,
  customers,
}) => {
  await customers.enter(context, await customers.signUp())
  await withoutEmbeddedResponses(page)
  for (const path of ["", "/contracts", "/orders", "/history", "/buy"]) {
    const letIn = await withoutCode(page)
    const requests: Array<string> = []
    const note = (request: Request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith("/api/")) requests.push(pathname + search)
    }
    page.on("request", note)
    await page.goto(`/cabinet${path}`, { waitUntil: "commit" })
    await expect.poll(() => requests.length).toBeGreaterThan(1)
    letIn()
    await waitForHydration(page)
    await expect.poll(() => page.evaluate("Object.keys(window.bootstrap.calls)")).toEqual([])
    await page.waitForLoadState("networkidle")
    expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted())
    page.off("request", note)
  }
})

test("optional parts load after the figures of the dashboard", async ({ page, context, t, customers }) => {
  await customers.enter(context, await customers.confirmed())
  const unasked: Array<string> = []
  page.on("request", (request) => {
    const name = /\/assets\/(set-password|form|review|contracts)-[^/]*\.js$/.exec(request.url())?.[1]
    if (name !== undefined) unasked.push(name)
  })
  const balances = Promise.withResolvers<void>()
  await page.route(/\/dashboard\/summary\//, async (route) => {
    await balances.promise
    await route.continue()
  })
  await withoutEmbeddedResponses(page)
  await page.goto("/cabinet")
  await expect(page.getByText(t("dashboard:market.cap"))).toBeVisible()
  await expect(page.getByText(t("history:empty.title"))).toBeAttached()
  expect(unasked).toEqual([])
  balances.resolve()
  await expect.poll(() => [...new Set(unasked)].toSorted()).toEqual(["contracts", "form", "review", "set-password"])
})

test("each first call is made once, together with the document", async ({ page, t }) => {
  const letIn = await withoutCode(page)
  const requests: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/api/")) requests.push(pathname)
  })
  await withoutEmbeddedResponses(page)
  await page.goto("/buy", { waitUntil: "commit" })
  await expect.poll(() => requests).toEqual(["/api/v1/products"])
  letIn()
  await expect(page.getByRole("button", { name: t("buy:calculator.continue") })).toBeVisible()
  expect(requests.filter((path) => path === "/api/v1/products")).toHaveLength(1)
})

const frame = (page: Page, t: Translate) => page.getByRole("navigation", { name: t("common:nav.label") })

test("the cabinet's frame and the dashboard are prerendered, and the profile is requested with them", async ({
  page,
  context,
  t,
  customers,
}) => {
  await customers.enter(context, await customers.signUp())
  await watchJumps(page)
  const letIn = await withoutCode(page)
  const profile = page.waitForResponse(/\/api\/v1\/profile$/)
  await withoutEmbeddedResponses(page)
  await page.goto("/cabinet", { waitUntil: "commit" })
  await expect(frame(page, t)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: t("dashboard:title") })).toBeVisible()
  expect((await profile).status()).toBe(200)
  letIn()
  await waitForHydration(page)
})

test("the menu has its remembered state from the first paint", async ({ page, context, t, customers }) => {
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet")
  await waitForHydration(page)
  const wide = (await frame(page, t).boundingBox())!.width
  await page.getByRole("button", { name: t("common:nav.collapse") }).click()
  await expect.poll(async () => (await frame(page, t).boundingBox())!.width).toBeLessThan(wide)
  const narrow = (await frame(page, t).boundingBox())!.width
  const letIn = await withoutCode(page)
  await page.reload({ waitUntil: "commit" })
  await expect.poll(async () => (await frame(page, t).boundingBox())?.width).toBe(narrow)
  letIn()
  await waitForHydration(page)
  expect((await frame(page, t).boundingBox())!.width).toBe(narrow)
})

test("the demo bar is shown from the first paint, without a layout shift", async ({ page, t }) => {
  await page.goto("/demo")
  await expect(page).toHaveURL(/\/cabinet$/)
  // The page sets the attribute with the demo session and stores it for the next page.
  await expect(page.locator("html[data-demo]")).toHaveCount(1)
  const letIn = await withoutCode(page)
  await page.goto("/cabinet", { waitUntil: "commit" })
  await expect(page.getByText(t("common:demoBar.text"))).toBeVisible()
  const heading = page.getByRole("heading", { level: 1, name: t("dashboard:title") })
  const { y } = (await heading.boundingBox())!
  letIn()
  await waitForHydration(page)
  await page.waitForLoadState("networkidle")
  expect((await heading.boundingBox())!.y).toBe(y)
})

test("a chosen theme applies from the first paint", async ({ page, t }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/signin")
  await waitForHydration(page)
  await page.getByRole("button", { name: t("common:theme.system") }).click()
  await page.getByRole("button", { name: t("common:theme.light") }).click()
  const letIn = await withoutCode(page)
  await page.reload({ waitUntil: "commit" })
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(238, 243, 241)")
  letIn()
  await waitForHydration(page)
  await expect(page.getByRole("button", { name: t("common:theme.dark") })).toBeVisible()
})

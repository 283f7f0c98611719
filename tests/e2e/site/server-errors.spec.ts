import type { Page } from "@playwright/test"
import type { FaultKind } from "#tests/e2e/desk.ts"
import { expect, onlyInFullRun, generateEmail, password, signIn, signUp, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

/** Kinds of failure, and the page's message for each. */
const failures: ReadonlyArray<readonly [FaultKind, string]> = [
  ["malformed", "common:failure.malformed"],
  ["empty", "common:failure.malformed"],
  ["drop", "common:failure.offline"],
  ["500", "common:failure.server"],
  ["429", "common:failure.tooMany"],
]
const failureAlert = (page: Page, t: Translate, kind: FaultKind, text: string, locale: string | undefined) => {
  // The server has its own message for too many attempts, so the page does not show its text.
  const message = kind === "429" ? (locale === "ru-RU" ? /попыт/ : /attempts/) : t(text)
  return page.getByRole("main").getByRole("alert").filter({ hasText: message })
}
const retry = (page: Page, t: Translate) => page.getByRole("main").getByRole("button", { name: t("common:retry") })

/** Pages that need a response. A page shows the failure, and its retry succeeds once the server works. */
const pages = [
  {
    page: "the calculator",
    call: { path: "/api/v1/products", method: "GET" },
    at: "/buy",
    shows: "buy:calculator.quantity",
  },
  {
    page: "the method page, reading who pays",
    call: { path: "/api/v1/profile" },
    at: "method",
    shows: "pay:invoice.choose",
  },
  {
    page: "the method page, reading the order",
    call: { path: "/api/v1/orders/*", method: "GET" },
    at: "method",
    shows: "pay:invoice.choose",
  },
  {
    page: "the method page, reading the methods",
    call: { path: "/api/v1/orders/*", method: "POST" },
    at: "method",
    shows: "pay:invoice.choose",
  },
  {
    page: "the status page",
    call: { path: "/api/v1/orders/*", method: "GET" },
    at: "status",
    shows: "pay:crypto.waiting",
  },
  {
    page: "the contracts",
    call: { path: "/api/v1/contracts", method: "GET" },
    at: "/cabinet/contracts",
    shows: "cabinet:contracts.empty.title",
  },
] as const

for (const { page: name, call, at, shows } of pages) {
  test(
    `the page ${name} shows an error after a failed response, and can be retried`,
    at === "/buy" ? {} : onlyInFullRun,
    async ({ page, context, t, locale, desk, customers }) => {
      const account = await customers.signUp()
      await customers.enter(context, account)
      const order = at.startsWith("/") ? "" : await customers.order(account)
      if (at === "status") await customers.invoice(account, order)
      const address = at.startsWith("/") ? at : `/buy/${order}/${at}`
      // A skeleton may show the same label, so the page has loaded only without one.
      const expectLoaded = async (kind: FaultKind) => {
        await expect(page.getByText(t(shows), { exact: true }).first(), kind).toBeVisible()
        await expect(page.locator("[data-awaited]"), kind).toHaveCount(0)
      }
      for (const [kind, text] of failures) {
        await desk.fail({ ...call, kind })
        await page.goto(address)
        await expect(failureAlert(page, t, kind, text, locale), kind).toBeVisible()
        await retry(page, t).click()
        await expect(failureAlert(page, t, kind, text, locale), kind).toBeVisible()
        await desk.heal()
        await retry(page, t).click()
        await expectLoaded(kind)
      }
      await desk.fail({ ...call, kind: "slow", milliseconds: 700, count: 1 })
      await page.goto(address)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expectLoaded("slow")
    },
  )
}

test("a call times out after twenty seconds", async ({ page, t, desk }) => {
  await page.clock.install()
  await desk.fail({ path: "/api/v1/products", kind: "slow", milliseconds: 30_000, count: 2 })
  const waiting = page.waitForRequest(/\/recentPurchases/)
  await page.goto("/buy")
  // The server renders the page without the first slow call. The document then starts the second slow call. The page's
  // request for recent purchases shows that the page now waits for it.
  await waiting
  await page.clock.fastForward(20_500)
  await expect(page.getByRole("alert").filter({ hasText: t("common:failure.timeout") })).toBeVisible()
  await retry(page, t).click()
  await expect(page.getByLabel(t("buy:calculator.quantity"), { exact: true })).toBeVisible()
})

test("the cabinet and the front page work without their optional parts", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await customers.enter(context, await customers.signUp())
  for (const [kind] of failures) {
    await desk.fail({ path: "/api/v1/*", kind })
    await page.goto("/cabinet")
    await expect(page.getByRole("heading", { level: 1, name: t("dashboard:title") })).toBeVisible()
    await expect(retry(page, t)).toHaveCount(1)
    await page.goto("/")
    await expect(page.getByRole("link", { name: t("home:buy") })).toBeVisible()
    await desk.heal()
  }
})

test(
  "the sign-in and sign-up forms keep the input, show the error, and work on retry",
  onlyInFullRun,
  async ({ page, context, t, locale, desk, customers }) => {
    const { email } = await customers.confirmed()
    for (const [kind, text] of failures) {
      for (const [form, path, who] of [
        ["/signin", "/api/v1/token", email],
        ["/signup", "/api/v1/signup", generateEmail()],
      ] as const) {
        await context.clearCookies({ name: /token/i })
        await desk.fail({ path, method: "POST", kind })
        await page.goto(form)
        await (form === "/signin" ? signIn : signUp)(page, t, who)
        await expect(failureAlert(page, t, kind, text, locale), `${form} ${kind}`).toBeVisible()
        await expect(page.getByLabel(t("account:auth.email"))).toHaveValue(who)
        await expect(page.getByLabel(t("account:auth.password"), { exact: true })).toHaveValue(password)
        await desk.heal()
        // A 429 response with Retry-After disables the button for that time.
        const submit = page.getByRole("button", {
          name: t(`account:auth.${form === "/signin" ? "signin" : "signup"}.submit`),
        })
        if (kind === "429") {
          await expect(submit).toBeDisabled()
          await expect(page.getByRole("timer", { name: t("common:failure.left") })).toBeVisible()
          await expect(page.getByRole("alert").getByText(t("common:failure.again"))).toBeVisible({ timeout: 10_000 })
        }
        await expect(submit).toBeEnabled()
        await page.getByLabel(t("account:auth.password"), { exact: true }).press("Enter")
        await expect(page).toHaveURL("/cabinet")
      }
    }
  },
)

test(
  "the confirmation of an address can be retried",
  onlyInFullRun,
  async ({ page, context, t, locale, desk, customers }) => {
    for (const [kind, text] of failures) {
      const account = await customers.signUp()
      await customers.enter(context, account)
      await desk.fail({ path: "/api/v1/signup/confirm", kind })
      await page.goto((await desk.emailsTo(account.email))[0]!.link)
      await expect(page.getByText(t("account:auth.confirm.error")), kind).toBeVisible()
      await expect(failureAlert(page, t, kind, text, locale), kind).toBeVisible()
      await desk.heal()
      await retry(page, t).click()
      await expect(page.getByText(t("account:auth.confirm.ready")), kind).toBeVisible()
    }
  },
)

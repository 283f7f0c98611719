import { test as base, expect, type Browser, type Page } from "@playwright/test"
import { createCustomers, generateEmail, password, type Customers } from "./customer.ts"
import { createDeskClient, type DeskClient } from "./desk.ts"
import { reloadAll } from "./reload.ts"
import { translateTo, type Translate } from "./translate.ts"

interface Fixtures {
  readonly t: Translate
  readonly desk: DeskClient
  readonly customers: Customers
  /** Errors of the console and of the page. A test that expects errors clears the list. */
  readonly complaints: Array<string>
  /** Reloads the pages of a passed story: tests/e2e/reload.ts. */
  readonly reloaded: void
}

const hear = (page: Page, complaints: Array<string>) => {
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => {
    // The browser reports every 4xx and 5xx response as an error, but the stories expect such responses.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text())
  })
}

/**
 * The test function of the stories. A story fails if a page reports an error, or if a page at its end differs after a
 * reload.
 */
export const test = base.extend<Fixtures>({
  t: async ({ locale }, use) => {
    await use(translateTo(locale ?? "en-US"))
  },
  desk: async ({ request, locale }, use) => {
    const desk = createDeskClient(request, locale ?? "en-US")
    await use(desk)
    await desk.heal()
  },
  customers: async ({ request, desk, baseURL, locale }, use) => {
    await use(createCustomers(request, desk, baseURL ?? "", locale ?? "en-US"))
  },
  complaints: [
    async ({ context, locale, baseURL }, use) => {
      await context.addCookies([{ name: "culture", value: locale ?? "en-US", url: baseURL ?? "" }])
      const complaints: Array<string> = []
      context.on("page", (page) => hear(page, complaints))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  reloaded: [
    // The fixture runs before the desk removes its faults.
    async ({ context, desk, complaints: _complaints }, use, { errors, titlePath }) => {
      await use()
      if (errors.length === 0) await reloadAll(context, titlePath.join(" "), desk.now)
    },
    { auto: true, timeout: 90_000 },
  ],
})

/** Marks a story that a test at a lower level also covers. Only `npm run test:full` runs it, in ru-RU. */
export const onlyInFullRun = { tag: "@full" }

export { generateEmail, password }

/** Waits for hydration, because an earlier click on a link would load a new document. */
export const waitForHydration = (page: Page) => expect(page.locator("#root")).toHaveAttribute("data-hydrated", "")

/** A page of Playwright, or a screen of `tests/engines`. */
interface PageLike<Part> {
  getByLabel(text: string, options?: { readonly exact?: boolean }): Part
  getByRole(role: "button" | "main" | "navigation", options?: { readonly name?: string }): Part
}
interface Control {
  first(): this
  getByRole(role: "button", options?: { readonly name?: string }): this
  click(): Promise<unknown>
  fill(value: string): Promise<unknown>
}

/** The destination of a form. A form on the way to a payment has another text on its button. */
type Leads = "toPay" | "elsewhere"

/** Fills and submits the sign-up form. */
export const signUp = async (page: PageLike<Control>, t: Translate, email: string, leads: Leads = "elsewhere") => {
  await page.getByLabel(t("account:auth.email")).fill(email)
  await page.getByLabel(t("account:auth.password"), { exact: true }).fill(password)
  const name = t(leads === "toPay" ? "pay:invoice.continue" : "account:auth.signup.submit")
  await page.getByRole("button", { name }).click()
}

export const signIn = async (
  page: PageLike<Control>,
  t: Translate,
  email: string,
  secret = password,
  leads: Leads = "elsewhere",
) => {
  await page.getByLabel(t("account:auth.email")).fill(email)
  await page.getByLabel(t("account:auth.password"), { exact: true }).fill(secret)
  const name = t(leads === "toPay" ? "pay:invoice.continue" : "account:auth.signin.submit")
  await page.getByRole("main").getByRole("button", { name }).click()
}

/** Returns the button with the e-mail address in the header. */
export const accountMenu = <Part extends Control>(page: PageLike<Part>, t: Translate): Part =>
  page
    .getByRole("navigation", { name: t("common:session.label") })
    .getByRole("button")
    .first()

/** Signs out and waits for the sign-in form, because leaving the page earlier would interrupt the sign-out. */
export const signOut = async (page: Page, t: Translate) => {
  await accountMenu(page, t).click()
  await page.getByRole("button", { name: t("common:signOut.ask") }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByRole("heading", { level: 1, name: t("account:auth.signin.title") })).toBeVisible()
}

/** Creates an account and its order, from the calculator to the method page. Returns the order's id. */
export const orderAsNewcomer = async (page: Page, t: Translate, email: string): Promise<string> => {
  await page.goto("/buy")
  await page.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  await signUp(page, t, email, "toPay")
  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  return /\/buy\/([^/]+)\/method/.exec(page.url())![1]!
}

export const payWithBitcoin = async (page: Page, t: Translate) => {
  await page.getByRole("radio", { name: new RegExp(`^${t("pay:coins.btc")}`) }).check()
  await page.getByRole("button", { name: new RegExp(`^${t("pay:invoice.pay").trim()}`) }).click()
  await expect(page).toHaveURL(/\/status$/)
}

/** Opens another visitor's browser in the same language. */
export const openSignedOut = async (browser: Browser, locale: string, baseURL: string) => {
  const context = await browser.newContext({ locale, baseURL })
  await context.addCookies([{ name: "culture", value: locale, url: baseURL }])
  return context
}

export { expect }

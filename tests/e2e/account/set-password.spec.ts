import type { BrowserContext, Page } from "@playwright/test"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const fresh = "Battery-Staple-7"
const delay = 3_000

interface Entered {
  readonly email: string
  readonly access_token: string
}

/** Signs this browser in as a customer without a password. */
const signInAsPersona = async (context: BrowserContext, locale: string): Promise<Entered> => {
  const response = await context.request.post("/sandbox/api/personas", {
    data: { persona: "noPassword" },
    headers: { "Accept-Language": locale },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as Entered
}

const parts = (page: Page, t: Translate) => ({
  dialog: page.getByRole("dialog", { name: t("account:setPassword.title") }),
  later: page.getByRole("button", { name: t("account:setPassword.later") }),
  password: page.getByLabel(t("account:newPassword.password"), { exact: true }),
  confirm: page.getByLabel(t("account:newPassword.confirm"), { exact: true }),
  submit: page.getByRole("button", { name: t("account:setPassword.submit") }),
})

test("the cabinet asks a buyer without a password for one, and saves it", async ({ page, context, locale, t }) => {
  const { access_token } = await signInAsPersona(context, locale!)
  await page.goto("/cabinet")
  const { dialog, password, confirm, submit } = parts(page, t)
  await expect(dialog).toBeVisible()
  await password.fill(fresh)
  await confirm.fill(fresh)
  await submit.click()
  await page.getByRole("button", { name: t("account:setPassword.done.close") }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  const profile = await context.request.get("/api/v1/profile", { headers: { Authorization: `Bearer ${access_token}` } })
  expect(await profile.json()).toMatchObject({ hasPassword: true })
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test(
  "the postponed password prompt stays away for the browser session, and for this customer only",
  onlyInFullRun,
  async ({ page, context, locale, t }) => {
    await signInAsPersona(context, locale!)
    await page.goto("/cabinet")
    const { dialog, later } = parts(page, t)
    await later.click()
    await expect(dialog).toHaveCount(0)
    await page.goto("/cabinet/contracts")
    await expect(page.getByRole("heading", { level: 1, name: t("cabinet:contracts.title") })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await signInAsPersona(context, locale!)
    await page.reload()
    await expect(dialog).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
  },
)

test("the settings require a password, and open after it", onlyInFullRun, async ({ page, context, locale, t }) => {
  await signInAsPersona(context, locale!)
  await page.goto("/cabinet")
  const { dialog, later, password, confirm, submit } = parts(page, t)
  await later.click()
  await page.goto("/cabinet/settings")
  await expect(dialog.getByText(t("account:setPassword.forced"))).toBeVisible()
  await expect(later).toHaveCount(0)
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeVisible()
  await dialog.getByRole("link", { name: t("account:setPassword.toDashboard") }).click()
  await expect(page).toHaveURL("/cabinet")
  await expect(dialog).toHaveCount(0)
  await page.goto("/cabinet/settings")
  await password.fill(fresh)
  await confirm.fill(fresh)
  await submit.click()
  await page.getByRole("button", { name: t("account:setPassword.done.close") }).click()
  await expect(page.getByRole("heading", { name: t("common:guard.setPassword.title") })).toHaveCount(0)
})

test("the password prompt appears three seconds after the e-mail confirmation", async ({
  page,
  context,
  locale,
  t,
  desk,
}) => {
  await page.clock.install()
  const { email } = await signInAsPersona(context, locale!)
  const [message] = await desk.emailsTo(email)
  const responses: string[] = []
  page.on("response", (response) => responses.push(new URL(response.url()).pathname))
  await page.goto(message!.link)
  const toCabinet = page.getByRole("link", { name: t("account:auth.confirm.toCabinet") })
  await expect(toCabinet).toBeVisible()
  // The clock must not jump during a call, because the call would time out.
  const [confirmation, profile] = ["/api/v1/signup/confirm", "/api/v1/profile"]
  await expect.poll(() => responses.lastIndexOf(profile!) > responses.indexOf(confirmation!)).toBe(true)
  // The clock stops before the cabinet opens, so that a slow machine does not use up the delay.
  await page.clock.pauseAt(Date.now() + 60_000)
  await toCabinet.click()
  await expect(page).toHaveURL("/cabinet")
  // The review prompt does not appear within a minute after this cookie is set.
  expect((await context.cookies()).find(({ name }) => name === "emailConfirmed")?.value).toBe("true")
  const { dialog } = parts(page, t)
  // The test moves the clock, so that everything loads in less than the delay.
  for (let moved = 0; moved < 1_000; moved += 200) {
    await page.waitForLoadState("networkidle")
    await page.clock.runFor(200)
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.clock.fastForward(delay)
  await page.clock.resume()
  await expect(dialog).toBeVisible()
})

test("a persona of the desk opens the cabinet with one click", onlyInFullRun, async ({ page, locale, t }) => {
  await page.goto("/sandbox")
  const name = locale === "ru-RU" ? "Партнёр" : "Partner"
  await page.getByRole("button", { name, exact: true }).click()
  await expect(page).toHaveURL("/cabinet")
  await expect(page.getByText(/^partner-.*@persona\.example$/).first()).toBeVisible()
  await expect(parts(page, t).dialog).toHaveCount(0)
})

import type { Page } from "@playwright/test"
import { expect, onlyInFullRun, signIn, signOut, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const dialog = (page: Page, t: Translate) => page.getByRole("dialog", { name: t("account:tfa.title") })
const field = (page: Page, t: Translate) => page.getByLabel(t("account:tfa.code"))
const invalidCodeMessage = (page: Page, t: Translate) => dialog(page, t).getByText(t("account:tfa.errors.invalid"))
const grouped = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
/** Types the code digit by digit, like a customer. */
const type = (page: Page, code: string) => page.keyboard.type(code)
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

/** Signs in up to the dialog that asks for the code. */
const begin = async (page: Page, t: Translate, email: string) => {
  await page.goto("/signin")
  await signIn(page, t, email)
  await expect(dialog(page, t)).toBeVisible()
  await expect(field(page, t)).toBeFocused()
}

test("a customer signs in with a code, after a wrong one", async ({ page, t, desk }) => {
  const { email } = await desk.twoFactorCustomer()
  const codes: Array<string | undefined> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/token")) codes.push(request.headers()["x-tfa"])
  })
  await begin(page, t, email)
  const good = await desk.codeFor(email)
  await type(page, otherThan(good))
  await expect(invalidCodeMessage(page, t)).toBeVisible()
  await expect(field(page, t)).toBeFocused()
  await expect(field(page, t)).toHaveValue("")
  await expect(field(page, t)).toHaveAccessibleDescription(t("account:tfa.errors.invalid"))
  await type(page, good.slice(0, 4))
  await expect(field(page, t)).toHaveValue(grouped(good.slice(0, 4)))
  await expect(invalidCodeMessage(page, t)).toHaveCount(0)
  await type(page, good.slice(4))
  await expect(page).toHaveURL("/cabinet")
  await expect(dialog(page, t)).toHaveCount(0)
  await expect(page.getByText(email).first()).toBeVisible()
  expect(codes).toEqual([undefined, otherThan(good), good])
})

test("closing the two-factor dialog keeps the input, without a message", async ({ page, t, desk }) => {
  const { email, password } = await desk.twoFactorCustomer()
  const close = [
    () => page.keyboard.press("Escape"),
    () =>
      dialog(page, t)
        .getByRole("button", { name: t("account:tfa.cancel") })
        .click(),
    () =>
      dialog(page, t)
        .getByRole("button", { name: t("common:close.dialog") })
        .click(),
  ]
  const submit = page.getByRole("main").getByRole("button", { name: t("account:auth.signin.submit") })
  await page.goto("/signin")
  await signIn(page, t, email)
  for (const closing of close) {
    await expect(dialog(page, t)).toBeVisible()
    await closing()
    await expect(dialog(page, t)).toHaveCount(0)
    await expect(page.getByLabel(t("account:auth.email"))).toHaveValue(email)
    await expect(page.getByLabel(t("account:auth.password"), { exact: true })).toHaveValue(password)
    await expect(page.getByRole("alert")).toHaveCount(0)
    await submit.click()
  }
  await expect(field(page, t)).toBeFocused()
  await type(page, await desk.codeFor(email))
  await expect(page).toHaveURL("/cabinet")
})

test("a pasted two-factor code works, and only once", onlyInFullRun, async ({ page, t, desk }) => {
  const { email } = await desk.twoFactorCustomer()
  await begin(page, t, email)
  const used = await desk.codeFor(email)
  const paste = (text: string) =>
    page.evaluate((copied) => navigator.clipboard.writeText(copied), text).then(() => page.keyboard.press("Control+V"))
  await paste(` ${grouped(used)}\n`)
  await expect(page).toHaveURL("/cabinet")
  await signOut(page, t)
  await begin(page, t, email)
  await paste(used)
  await expect(dialog(page, t).getByText(t("account:tfa.errors.used"))).toBeVisible()
  await type(page, await desk.codeFor(email))
  await expect(page).toHaveURL("/cabinet")
})

test("each tab asks for a code separately, and stops asking when another tab has signed in", async ({
  page,
  context,
  t,
  desk,
}) => {
  const { email } = await desk.twoFactorCustomer()
  const other = await context.newPage()
  await begin(page, t, email)
  await begin(other, t, email)
  await field(page, t).fill(await desk.codeFor(email))
  await expect(page).toHaveURL("/cabinet")
  await expect(other).toHaveURL("/cabinet")
  await expect(dialog(other, t)).toHaveCount(0)
  await expect(other.getByText(email).first()).toBeVisible()
})

test("too many wrong two-factor codes are reported in the form", onlyInFullRun, async ({ page, t, desk }) => {
  const { email } = await desk.twoFactorCustomer()
  await begin(page, t, email)
  const bad = otherThan(await desk.codeFor(email))
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(field(page, t)).toHaveValue("")
    await type(page, bad)
    await expect(field(page, t)).toBeEnabled()
    await expect(invalidCodeMessage(page, t)).toBeVisible()
  }
  await type(page, bad)
  await expect(dialog(page, t)).toHaveCount(0)
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(page.getByLabel(t("account:auth.email"))).toHaveValue(email)
  await expect(page.getByRole("timer", { name: t("common:failure.left") })).toBeVisible()
  await expect(page.getByRole("button", { name: t("account:auth.signin.submit") })).toBeDisabled()
})

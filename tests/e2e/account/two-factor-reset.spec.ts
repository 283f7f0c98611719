import type { Page } from "@playwright/test"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { expect, onlyInFullRun, password, signIn, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const hours72 = 72 * 60 * 60 * 1000

const askForReset = async (page: Page, t: Translate, desk: DeskClient) => {
  const account = await desk.twoFactorCustomer()
  await page.goto("/signin")
  await signIn(page, t, account.email)
  const dialog = page.getByRole("dialog", { name: t("account:tfa.title") })
  await dialog.getByRole("link", { name: t("account:twoFactorReset.offer") }).click()
  await expect(page).toHaveURL("/two-factor-reset")
  await expect(dialog).toHaveCount(0)
  await page.getByLabel(t("account:auth.email")).fill(account.email)
  await page.getByLabel(t("account:auth.password"), { exact: true }).fill(password)
  await page.getByRole("button", { name: t("account:twoFactorReset.submit") }).click()
  await expect(page.getByText(t("account:twoFactorReset.requested"))).toBeVisible()
  return account
}

test("two-factor is turned off after 72 hours for a customer without the phone and the codes", async ({
  page,
  desk,
  t,
}) => {
  const { email } = await askForReset(page, t, desk)
  await desk.moveClock(hours72)
  await page.goto("/signin")
  await signIn(page, t, email)
  await expect(page).toHaveURL("/cabinet")
})

test("the link in the e-mail cancels a reset of two-factor", onlyInFullRun, async ({ page, desk, t }) => {
  const { email } = await askForReset(page, t, desk)
  const [message] = await desk.emailsTo(email)
  await page.goto(message!.link)
  await expect(page).toHaveURL("/two-factor-reset")
  await page.getByRole("button", { name: t("account:twoFactorReset.cancel.action") }).click()
  await expect(page.getByText(t("account:twoFactorReset.cancel.done"))).toBeVisible()
  await desk.moveClock(hours72)
  await page.goto("/signin")
  await signIn(page, t, email)
  await expect(page.getByRole("dialog", { name: t("account:tfa.title") })).toBeVisible()
})

import type { Page } from "@playwright/test"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { expect, generateEmail, onlyInFullRun, openSignedOut, password, signIn, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { openTab, parts } from "./settings.ts"

const request = async (page: Page, t: Translate, to: string) => {
  await openTab(page, t, "email")
  await page.getByLabel(t("settings:email.new")).fill(to)
  await parts(page, t).password.fill(password)
  await parts(page, t).save.click()
  await expect(page.getByText(t("settings:email.pending.waiting", { email: to }))).toBeVisible()
}

const linkTo = async (desk: DeskClient, email: string) => (await desk.emailsTo(email))[0]!.link

test("a new e-mail address is confirmed by its e-mail, and the old address undoes the change by its own", async ({
  page,
  context,
  browser,
  customers,
  desk,
  t,
  locale,
  baseURL,
}) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  const to = generateEmail()
  await request(page, t, to)
  const undo = await linkTo(desk, account.email)

  const elsewhere = await openSignedOut(browser, locale!, baseURL!)
  const other = await elsewhere.newPage()
  await other.goto(await linkTo(desk, to))
  await expect(other).toHaveURL("/email-change")
  await other.getByRole("button", { name: t("security:emailChange.confirm.action") }).click()
  await expect(other.getByText(t("security:emailChange.confirm.confirmed"))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t("settings:email.present", { email: to }))).toBeVisible()
  await expect(page.getByText(t("settings:email.pending.waiting", { email: to }))).toHaveCount(0)

  await other.goto(undo)
  await expect(other).toHaveURL("/email-change/undo")
  await other.getByRole("button", { name: t("security:emailChange.undo.action") }).click()
  await expect(other.getByText(t("security:emailChange.undo.undone"))).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  // Undoing the change has removed the password too. Only an e-mail to the former address gives access to the account.
  await signIn(page, t, account.email)
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  await elsewhere.close()
})

test(
  "a pending change is sent again and cancelled, and its links are refused with an explanation",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    const account = await customers.confirmed()
    await customers.enter(context, account)
    const to = generateEmail()
    await request(page, t, to)
    const first = await linkTo(desk, to)
    const undo = await linkTo(desk, account.email)
    await page.getByRole("button", { name: t("settings:email.pending.resend") }).click()
    await expect(page.getByText(t("settings:email.pending.resent"))).toBeVisible()
    await page.getByRole("button", { name: t("settings:email.pending.cancel") }).click()
    await expect(page.getByText(t("settings:email.pending.cancelled"))).toBeVisible()
    for (const link of [first, await linkTo(desk, to)]) {
      await page.goto(link)
      await page.getByRole("button", { name: t("security:emailChange.confirm.action") }).click()
      await expect(page.getByText(t("security:emailChange.confirm.oldToken"))).toBeVisible()
    }
    const press = async () => {
      await page.goto(undo)
      await page.getByRole("button", { name: t("security:emailChange.undo.action") }).click()
    }
    await press()
    await expect(page.getByText(t("security:emailChange.undo.undone"))).toBeVisible()
    await press()
    await expect(page.getByText(t("security:emailChange.undo.alreadyUndone"))).toBeVisible()
    await expect(page.getByRole("link", { name: t("security:emailChange.undo.toRecovery") })).toHaveAttribute(
      "href",
      "/recovery",
    )
  },
)

import { exportedTable, withoutPicker } from "#tests/e2e/exported.ts"
import { expect, signIn, test } from "#tests/e2e/story.ts"
import { openTab } from "./settings.ts"

test("the security log shows a failed and a new sign-in, and is exported", async ({ page, customers, t }) => {
  const { email } = await customers.confirmed()
  await withoutPicker(page)
  await page.goto("/signin")
  await signIn(page, t, email, "not-my-password")
  await expect(page.getByRole("alert")).toBeVisible()
  await signIn(page, t, email)
  await expect(page).toHaveURL("/cabinet")

  await openTab(page, t, "security")
  const protection = page.getByRole("list", { name: t("security:protection.title") }).getByRole("listitem")
  const book = protection.filter({ hasText: t("security:addressBook.title") })
  await expect(book).toContainText(t("security:protection.addressBook.off"))
  await book.getByRole("link").click()
  await page.getByRole("button", { name: t("security:addressBook.switch.on") }).click()
  await page.getByRole("link", { name: t("settings:tabs.overview") }).click()
  await expect(book).toContainText(t("security:protection.addressBook.on"))

  await page.getByRole("link", { name: t("security:log.title"), exact: true }).click()
  const log = page.getByRole("region", { name: t("security:log.title") })
  const events = log.getByRole("list", { name: t("security:log.title") }).getByRole("listitem")
  await expect(events.nth(0)).toContainText(t("security:log.events.AddressBookOn"))
  await expect(events.nth(1)).toContainText(t("security:log.events.NewBrowser"))
  await expect(events.nth(1)).toContainText("Chrome")
  await expect(events.nth(2)).toContainText(t("security:log.events.SignInFailed"))

  // The log also contains two earlier sign-ins, by the sign-up and by its confirmation.
  await expect(events).toHaveCount(5)

  const table = await exportedTable(page, t, "events")
  const [head = "", first = "", ...rest] = table.trim().split("\r\n")
  expect(head.split(/[,;]/)).toHaveLength(6)
  expect(first).toContain(t("security:log.events.AddressBookOn"))
  expect(rest).toHaveLength(4)
})

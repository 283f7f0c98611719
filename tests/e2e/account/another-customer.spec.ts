import type { Page, Request } from "@playwright/test"
import type { Account, Customers } from "#tests/e2e/customer.ts"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { expect, test } from "#tests/e2e/story.ts"

/** Creates a customer with one contract. */
const owner = async (customers: Customers, desk: DeskClient): Promise<Account> => {
  const account = await customers.confirmed()
  const { invoiceId } = await customers.invoice(account, await customers.order(account))
  await desk.pay(invoiceId, { kind: "exact" })
  return account
}

/** Counts the moments when the page shows the new customer's name together with another customer's contracts. */
const watchMixedData = (page: Page, email: string) =>
  page.evaluate((name) => {
    const site = window as unknown as { mixed: number }
    site.mixed = 0
    new MutationObserver(() => {
      if (document.body.innerText.includes(name) && document.querySelector("main table")) site.mixed += 1
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, email)
const mixed = (page: Page) => page.evaluate(() => (window as unknown as { mixed: number }).mixed)

test("a customer who signs in in another tab never sees the previous customer's contracts, even from late responses", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  const customer = await owner(customers, desk)
  const two = await customers.signUp()
  const [message] = await desk.emailsTo(two.email)
  await customers.enter(context, customer)
  await page.goto("/cabinet/contracts")
  const table = page.getByRole("table", { name: t("cabinet:contracts.title"), exact: true })
  await expect(table.getByRole("row")).toHaveCount(2)
  await watchMixedData(page, two.email)

  await desk.fail({ path: "/api/v1/contracts/", kind: "slow", milliseconds: 4_000, count: 1 })
  const isLate = (request: Request) => request.url().includes("state=Active")
  const late = Promise.race([page.waitForEvent("requestfinished", isLate), page.waitForEvent("requestfailed", isLate)])
  await page.getByRole("link", { name: t("cabinet:contracts.filters.Active"), exact: true }).click()
  const other = await context.newPage()
  await other.goto(message!.link)
  await other.getByRole("button", { name: t("account:auth.confirm.asking.claim") }).click()
  await expect(other.getByText(t("account:auth.confirm.ready"))).toBeVisible()

  await expect(page.getByRole("navigation", { name: t("common:session.label") })).toContainText(two.email)
  await expect(page.getByText(t("cabinet:contracts.filteredEmpty.title"))).toBeVisible()
  await late
  await expect(page.getByText(t("cabinet:contracts.filteredEmpty.title"))).toBeVisible()
  await expect(table).toHaveCount(0)
  expect(await mixed(page)).toBe(0)
})

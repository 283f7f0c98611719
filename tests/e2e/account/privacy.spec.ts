import { downloaded } from "#tests/e2e/exported.ts"
import { expect, password, signIn, test } from "#tests/e2e/story.ts"
import { openTopic, parts } from "./settings.ts"

test("a customer downloads the stored data and closes the account", async ({ page, context, customers, desk, t }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await openTopic(page, t, "privacy")
  await page.getByRole("button", { name: t("security:privacy.export.open"), exact: true }).click()
  await parts(page, t).password.fill(password)
  const press = () => page.getByRole("button", { name: t("security:privacy.export.submit"), exact: true }).click()
  const data: unknown = JSON.parse(await downloaded(page, press, /^account-data-\d{4}-\d{2}-\d{2}\.json$/))
  expect(data).toMatchObject({ profile: { email: account.email }, orders: [], contracts: [] })
  await expect(page.getByText(t("security:privacy.export.done"))).toBeVisible()

  await page.getByRole("button", { name: t("security:privacy.close.open"), exact: true }).click()
  await parts(page, t).password.fill(password)
  await page.getByRole("button", { name: t("security:privacy.close.submit"), exact: true }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByText(t("common:session.closed"))).toBeVisible()
  const [message] = await desk.emailsTo(account.email)
  expect(message).toMatchObject({ link: "/" })

  await page.goto("/signin")
  await signIn(page, t, account.email)
  await expect(page.getByRole("alert")).toBeVisible()
})

import { expect, openSignedOut, password, signIn, test } from "#tests/e2e/story.ts"
import { openTopic, parts } from "./settings.ts"

test("a sign-in from another browser is announced, and its session is ended", async ({
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
  const elsewhere = await openSignedOut(browser, locale!, baseURL!)
  const other = await elsewhere.newPage()
  await other.goto("/signin")
  await signIn(other, t, account.email)
  await expect(other).toHaveURL("/cabinet")
  const [message] = await desk.emailsTo(account.email)
  expect(message).toMatchObject({ culture: locale, link: expect.stringMatching(/^\/recovery\?token=/) })

  await openTopic(page, t, "sessions")
  const sessions = page.getByRole("list", { name: t("security:sessions.title") }).getByRole("listitem")
  const chrome = new RegExp(`^${t("security:sessions.end")} Chrome`)
  // The sign-up and its confirmation each opened a session without a browser name.
  await expect(sessions).toHaveCount(3)
  await expect(sessions.first()).toContainText(t("security:sessions.current"))
  await sessions.getByRole("button", { name: chrome }).click()
  const field = parts(page, t).password
  await expect(field).toBeFocused()
  await field.fill("guess")
  await field.press("Enter")
  await expect(parts(page, t).alert).toContainText(t("settings:errors.incorrectPassword"))
  await field.fill(password)
  await field.press("Enter")
  await expect(page.getByText(t("security:sessions.ended"))).toBeVisible()
  await expect(sessions).toHaveCount(2)
  await other.reload()
  await expect(other).toHaveURL(/\/signin\?redirect=/)
  await page.getByRole("button", { name: t("security:sessions.endOthers") }).click()
  await field.fill(password)
  await page.getByRole("button", { name: t("security:sessions.ending.others.submit") }).click()
  await expect(sessions).toHaveCount(1)
  await expect(page.getByRole("button", { name: t("security:sessions.endOthers") })).toHaveCount(0)
  await elsewhere.close()
})

import { expect, onlyInFullRun, generateEmail, password, test } from "#tests/e2e/story.ts"
import { beginTwoFactor, openTab, parts } from "./settings.ts"

// A single form with a real Retry-After is enough, because the walks cover all forms with a mocked clock.
test("a server error and a rate limit keep the input; the button stays disabled for Retry-After", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  const path = "/api/v1/profile/email"
  const email = generateEmail()
  await customers.enter(context, await customers.confirmed())
  await openTab(page, t, "email")
  const { password: present, save, alert, notice } = parts(page, t)
  await page.getByLabel(t("settings:email.new")).fill(email)
  await present.fill(password)
  await desk.fail({ path, kind: "500", count: 1 })
  await save.click()
  await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
  await expect(save).toBeEnabled()
  await desk.fail({ path, kind: "429", count: 1 })
  await save.click()
  await expect(save).toBeDisabled()
  await expect(page.getByRole("timer", { name: t("common:failure.left") })).toBeVisible()
  await expect(alert.getByText(t("common:failure.again"))).toBeVisible()
  await expect(page.getByLabel(t("settings:email.new"))).toHaveValue(email)
  await expect(present).toHaveValue(password)
  await save.click()
  await expect(notice("email.requested")).toBeVisible()
})

test(
  "the two-factor page reports a load error and a server error, and follows a change in another tab",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    await customers.enter(context, await customers.confirmed())
    await desk.fail({ path: "/api/v1/profile/tfa", method: "GET", kind: "500", count: 1 })
    await openTab(page, t, "twoFactor")
    const { password: present, alert, notice } = parts(page, t)
    await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
    await page
      .getByRole("main")
      .getByRole("button", { name: t("common:retry") })
      .click()
    const code = page.getByRole("main").getByLabel(t("settings:twoFactor.code"))
    const next = await beginTwoFactor(page, t, desk)
    await desk.fail({ path: "/api/v1/profile/tfa/enable", kind: "500", count: 1 })
    await code.fill(await next())
    await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
    await expect(present).toHaveValue(password)
    // The customer has enabled two-factor in another tab, so the page must show the current setting instead of the form.
    const other = await context.newPage()
    await openTab(other, t, "twoFactor")
    await other.getByRole("button", { name: t("settings:twoFactor.enable") }).click()
    await other.getByRole("checkbox", { name: t("settings:twoFactor.keep.agree") }).check()
    await parts(other, t).password.fill(password)
    await other
      .getByRole("main")
      .getByLabel(t("settings:twoFactor.code"))
      .fill(await next())
    await expect(parts(other, t).notice("twoFactor.justEnabled")).toBeVisible()
    await code.fill(await next())
    await expect(notice("twoFactor.enabled")).toBeVisible()
    await page.getByRole("button", { name: t("settings:twoFactor.disable"), exact: true }).click()
    await present.fill(password)
    await desk.fail({ path: "/api/v1/profile/tfa/disable", kind: "500", count: 1 })
    await code.fill(await next())
    await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
    await code.fill(await next())
    await expect(notice("twoFactor.justDisabled")).toBeVisible()
  },
)

test(
  "a profile that fails to load is reported in place of the tabs, and loads on retry",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    await customers.enter(context, await customers.confirmed())
    await desk.fail({ path: "/api/v1/profile", method: "GET", kind: "500" })
    await page.goto("/cabinet/settings?tab=email")
    await expect(page.getByText(t("common:profileMissing"))).toBeVisible()
    await desk.heal()
    await page.getByRole("button", { name: t("common:retry") }).click()
    await expect(parts(page, t).heading("email")).toBeVisible()
  },
)

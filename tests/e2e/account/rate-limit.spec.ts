import { reviewedSend, sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"

test(
  "a first password whose response is lost is looked up",
  onlyInFullRun,
  async ({ page, context, desk, customers, t }) => {
    const first = "Battery-Staple-7"
    const openAndFillPasswordForm = async () => {
      await customers.enter(context, await desk.persona("noPassword"))
      await page.goto("/cabinet/settings")
      await page.getByLabel(t("account:newPassword.password"), { exact: true }).fill(first)
      await page.getByLabel(t("account:newPassword.confirm"), { exact: true }).fill(first)
    }
    const submit = page.getByRole("button", { name: t("account:setPassword.submit") })
    const done = page.getByRole("dialog", { name: t("account:setPassword.done.title") })
    await openAndFillPasswordForm()
    await desk.fail({ path: "/api/v1/profile/password", kind: "lost", count: 1 })
    await submit.click()
    await expect(done).toBeVisible()
    // A failed lookup leaves the outcome unknown, so the form offers a retry and does not call the password wrong.
    await openAndFillPasswordForm()
    await desk.fail({ path: "/api/v1/profile/password", kind: "lost", count: 1 })
    await desk.fail({ path: "/api/v1/profile", method: "GET", kind: "drop" })
    await submit.click()
    await expect(page.getByRole("alert").getByText(t("common:failure.offline"))).toBeVisible()
    await desk.heal()
    await submit.click()
    await expect(done).toBeVisible()
  },
)

test(
  "a withdrawal waits out a rate limit, and keeps its input",
  onlyInFullRun,
  async ({ page, context, desk, customers, t }) => {
    await customers.enter(context, await desk.persona("miner"))
    await page.goto("/cabinet?withdrawal=btc")
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(t("withdrawal:amount"), { exact: true }).fill("0.0012")
    await dialog.getByLabel(t("withdrawal:address.btc")).fill("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")
    await desk.fail({ path: "/api/v1/withdraws", method: "POST", kind: "429", count: 1 })
    await sendWithdrawal(dialog, t)
    const submit = dialog.getByRole("button", { name: t("withdrawal:submit"), exact: true })
    await expect(submit).toBeDisabled()
    await expect(page.getByRole("timer", { name: t("common:failure.left") })).toBeVisible()
    await expect(page.getByRole("alert").getByText(t("common:failure.again"))).toBeVisible()
    await submit.click()
    await reviewedSend(dialog, t).click()
    await expect(dialog.getByText(t("withdrawal:success.title"))).toBeVisible()
  },
)

import type { Locator, Page } from "@playwright/test"
import { openScene } from "#tests/e2e/payments/paying.ts"
import { reviewedSend, sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, onlyInFullRun, newEmail, test } from "#tests/e2e/story.ts"
import type { Words } from "#tests/e2e/words.ts"

/** The button stays disabled for Retry-After, then becomes enabled. */
const holds = async (page: Page, t: Words, submit: Locator) => {
  await submit.click()
  await waitsOut(page, t, submit)
}

const waitsOut = async (page: Page, t: Words, submit: Locator) => {
  await expect(submit).toBeDisabled()
  await expect(page.getByRole("timer", { name: t("common:failure.left") })).toBeVisible()
  await expect(page.getByRole("alert").getByText(t("common:failure.again"))).toBeVisible()
  await submit.click()
}

test(
  "the first password waits out a rate limit, and a lost response is looked up",
  onlyInFullRun,
  async ({ page, context, desk, customers, t }) => {
    const first = "Battery-Staple-7"
    const submitSignIn = async () => {
      await customers.enter(context, await desk.persona("noPassword"))
      await page.goto("/cabinet/settings")
      await page.getByLabel(t("account:newPassword.password"), { exact: true }).fill(first)
      await page.getByLabel(t("account:newPassword.confirm"), { exact: true }).fill(first)
    }
    const submit = page.getByRole("button", { name: t("account:setPassword.submit") })
    const done = page.getByRole("dialog", { name: t("account:setPassword.done.title") })
    await submitSignIn()
    await desk.fail({ path: "/api/v1/profile/password", kind: "429", count: 1 })
    await holds(page, t, submit)
    await expect(done).toBeVisible()
    await submitSignIn()
    await desk.fail({ path: "/api/v1/profile/password", kind: "lost", count: 1 })
    await submit.click()
    await expect(done).toBeVisible()
    // If the lookup fails too, the customer retries and is not called wrong.
    await submitSignIn()
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
    await waitsOut(page, t, dialog.getByRole("button", { name: t("withdrawal:submit"), exact: true }))
    await reviewedSend(dialog, t).click()
    await expect(dialog.getByText(t("withdrawal:success.title"))).toBeVisible()
  },
)

test(
  "the voucher form and the demo form wait out a rate limit",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    await openScene({ page, context, desk, customers, locale }, "voucher.open")
    await page.getByLabel(t("pay:voucher.pin")).fill(`100${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`)
    await desk.fail({ path: "/api/v1/orders/*", method: "POST", kind: "429", count: 1 })
    await holds(page, t, page.getByRole("button", { name: t("pay:voucher.redeem") }))
    await expect(page.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible()

    await context.clearCookies({ name: /^(?:token|refreshToken)$/ })
    await page.goto("/demo")
    await page.getByRole("button", { name: t("common:demoBar.action") }).click()
    const modal = page.getByRole("dialog", { name: t("demo:modal.title") })
    await modal.getByLabel(t("account:auth.email")).fill(newEmail())
    await desk.fail({ path: "/api/v1/demo/cabinet/*", method: "POST", kind: "429", count: 1 })
    await holds(page, t, modal.getByRole("button", { name: t("demo:modal.submit") }))
    await expect(page.getByRole("dialog", { name: t("demo:modal.success.title") })).toBeVisible()
  },
)

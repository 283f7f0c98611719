import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { beginningOf } from "#tests/e2e/translate.ts"
import { heading, openScene, overpaidTitle } from "./paying.ts"

for (const [scene, account, currency] of [
  ["sepa", "DE89370400440532013000", "EUR"],
  ["swift", "000123456789", "USD"],
] as const) {
  test(
    `the ${scene} transfer has copyable lines and an e-mail, and is paid in a part and the rest`,
    scene === "sepa" ? {} : onlyInFullRun,
    async ({ page, context, t, desk, customers, locale }) => {
      const entered = await desk.scene(`${scene}.open`, locale ?? "en-US")
      await customers.enter(context, entered)
      await page.goto(entered.path)
      await expect(page.getByText(t("pay:transfer.days"))).toBeVisible()
      const order = /^\/buy\/([^/]+)\//.exec(entered.path)![1]!
      const { id, remainAmount } = await desk.invoiceOf(order)
      const copied: Array<string> = []
      for (const line of ["amount", "beneficiary", scene === "sepa" ? "iban" : "account", "bic", "bank", "reference"]) {
        const button = page.getByRole("button", {
          name: `${t("common:copy.action")} ${t(`pay:transfer.copies.${line}`)}`,
          exact: true,
        })
        await button.click()
        await expect(button).toHaveCount(0)
        copied.push(await page.evaluate(() => navigator.clipboard.readText()))
      }
      // The copied amount has both digits of its cents, like the shown amount.
      const [whole = "", cents = ""] = remainAmount.split(".")
      expect([copied[0], copied[2]]).toEqual([`${whole}.${cents.padEnd(2, "0")}`, account])
      expect(copied[5]).toMatch(/^\d+$/)

      await page.getByRole("button", { name: t("pay:send.ask") }).click()
      await expect(page.getByText(t("pay:send.sent"))).toBeVisible()
      const messages = async () => (await desk.emailsTo(entered.email)).filter(({ link }) => link === entered.path)
      expect(await messages()).toMatchObject([{ culture: locale, text: expect.stringContaining(account) }])
      // The server sends no second e-mail within a minute, because the customer may repeat the request after a lost response.
      await desk.fail({ path: `/api/v1/orders/${order}/invoices/${id}/send`, kind: "lost", count: 1 })
      await page.getByRole("button", { name: t("pay:send.again") }).click()
      await expect(page.getByText(t("pay:send.outcomeUnknown"))).toBeVisible()
      expect(await messages()).toHaveLength(1)

      await desk.pay(id, { kind: "half" })
      await expect(page.getByText(t("pay:crypto.underpaid"))).toBeVisible()
      await expect(page.getByText(new RegExp(currency === "EUR" ? "€" : "\\$")).first()).toBeVisible()
      await desk.pay(id, { kind: "exact" })
      await expect(heading(page, t("pay:success.title"))).toBeVisible()
    },
  )
}

const beginningWith = (text: string) => new RegExp(`^${text}`)

test(
  "an expired invoice is shown as expired, and another one replaces it",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "sepa.invoiceExpired")
    await expect(page.getByText(t("pay:transfer.expired"))).toBeVisible()
    await page.getByRole("link", { name: t("pay:transfer.again") }).click()
    await expect(page).toHaveURL(`/buy/${order}/method?again=1`)
    await page.getByRole("button", { name: beginningWith(t("pay:invoice.pay").split(" ")[0]!) }).click()
    await expect(page).toHaveURL(`/buy/${order}/status`)
    await expect(page.getByText(t("pay:transfer.waiting"))).toBeVisible()
    await expect(page.getByText(t("pay:transfer.expired"))).toHaveCount(0)
  },
)

test(
  "completing an overpaid transfer is requested once, even when the response is lost",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "sepa.overpaid")
    await expect(heading(page, overpaidTitle(t))).toBeVisible()
    const complete = page.getByRole("button", { name: beginningOf(t("pay:overpaid.complete")) })
    const check = page.getByRole("button", { name: t("pay:invoice.check") })
    await desk.fail({ path: `/api/v1/orders/${order}/complete`, kind: "drop", count: 1 })
    await complete.click()
    await expect(page.getByText(t("pay:overpaid.outcomeUnknown"))).toBeVisible()
    await check.click()
    await desk.fail({ path: `/api/v1/orders/${order}/complete`, kind: "lost", count: 1 })
    await complete.click()
    await check.click()
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

test(
  "an expired order is shown as expired, and stops polling",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "swift.expired")
    await expect(page).toHaveURL(`/cabinet/orders/${order}`)
    await expect(page.getByText(t("orders:page.expired.title"))).toBeVisible()
  },
)

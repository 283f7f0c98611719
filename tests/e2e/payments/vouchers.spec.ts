import type { Page } from "@playwright/test"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { heading, openScene, overpaidTitle } from "./paying.ts"

/** Creates the PIN of a voucher. The first three digits determine the kind of the voucher. The other digits make the PIN unique. */
const pin = (kind: "100" | "200" | "300") => kind + String(Math.floor(Math.random() * 1e9)).padStart(9, "0")

const redeem = async (page: Page, t: Translate, voucher: string) => {
  await page.getByLabel(t("pay:voucher.pin")).fill(voucher)
  await page.getByRole("button", { name: t("pay:voucher.redeem") }).click()
}

test("a voucher form shows a message for each refusal, and accepts a part and the rest", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  await openScene({ page, context, desk, customers, locale }, "voucher.open")
  await page.getByRole("button", { name: t("pay:voucher.redeem") }).click()
  await expect(page.getByText(t("pay:voucher.pinRequired"))).toBeVisible()
  await redeem(page, t, "1234567890123")
  await expect(page.getByText(t("pay:voucher.pinTooLong"))).toBeVisible()
  for (const [voucher, key] of [
    ["000000000000", "notFound"],
    ["409000000001", "redeemed"],
    ["424000000001", "invoiceMissing"],
  ] as const) {
    await redeem(page, t, voucher)
    await expect(page.getByText(t(`pay:voucher.${key}`))).toBeVisible()
  }
  await redeem(page, t, "400000000001")
  await expect(page.getByRole("alert")).toBeVisible()
  const half = pin("200")
  await redeem(page, t, ` ${half} `)
  await expect(page.getByText(t("pay:voucher.accepted"))).toBeVisible()
  await expect(page.getByText(t("pay:crypto.underpaid"))).toBeVisible()
  await redeem(page, t, half)
  await expect(page.getByText(t("pay:voucher.redeemed"))).toBeVisible()
  await redeem(page, t, pin("100"))
  await expect(heading(page, t("pay:success.title"))).toBeVisible()
})

test(
  "a voucher whose response is lost is looked up, and never redeemed twice",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "voucher.open")
    const path = `/api/v1/orders/${order}/ottvouchers`
    const half = pin("200")
    await desk.fail({ path, kind: "drop", count: 1 })
    await redeem(page, t, half)
    await expect(page.getByText(t("pay:voucher.notRedeemed"))).toBeVisible()
    await desk.fail({ path, kind: "lost", count: 1 })
    await redeem(page, t, half)
    await expect(page.getByText(t("pay:voucher.accepted"))).toBeVisible()
    await expect(page.getByText(t("pay:crypto.underpaid"))).toBeVisible()
    await desk.fail({ path, kind: "lost", count: 1 })
    await desk.fail({ path: `/api/v1/orders/${order}`, method: "GET", kind: "500" })
    await redeem(page, t, pin("300"))
    await expect(page.getByText(t("pay:voucher.outcomeUnknown"))).toBeVisible()
    await expect(page.getByRole("button", { name: t("pay:voucher.redeem") })).toHaveCount(0)
    await desk.heal()
    await page.getByRole("button", { name: t("pay:invoice.check") }).click()
    await expect(heading(page, overpaidTitle(t))).toBeVisible()
  },
)

test("a voucher is offered to customers who pay in rand", async ({ page, context, t, desk, customers, locale }) => {
  const order = await openScene({ page, context, desk, customers, locale }, "voucher.open")
  await page.goto(`/buy/${order}/method`)
  await expect(page.getByRole("radio", { name: t("pay:methods.OTTVoucher", { currency: "ZAR" }) })).toBeEnabled()
})

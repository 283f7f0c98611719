import { beginningOf } from "#tests/e2e/translate.ts"
import { test } from "#tests/engines/journey.ts"

test("a customer pays in bitcoin, from the payment methods to the receipt", async ({
  site,
  t,
  desk,
  customers,
  enter,
  checkpoint,
}) => {
  const account = await customers.confirmed()
  const order = await customers.order(account, "20")
  await enter(account)
  await site.goto(`/buy/${order}/method`)
  await site.getByRole("radio", { name: beginningOf(t("pay:coins.btc")) }).check()
  await checkpoint("methods")
  await site.getByRole("button", { name: beginningOf(t("pay:invoice.pay")) }).click()
  await site.at(`/buy/${order}/status`)
  await site.getByText(t("pay:crypto.waiting")).seen()
  await checkpoint("payment")
  await site.getByRole("button", { name: t("pay:crypto.enlarge") }).click()
  const close = site.getByRole("button", { name: t("pay:crypto.close") })
  await close.seen()
  await checkpoint("code")
  await site.press("Escape")
  await close.gone()
  await site.tab.reload()
  await site.getByText(t("pay:crypto.waiting")).seen()
  await desk.pay((await desk.invoiceOf(order)).id, { kind: "half" })
  await site.getByText(t("pay:crypto.underpaid")).seen()
  await checkpoint("the rest")
  await desk.pay((await desk.invoiceOf(order)).id, { kind: "exact" })
  await site.getByRole("heading", { name: t("pay:success.title") }).seen()
  await checkpoint("success")
  await site.goto(`/cabinet/orders/${order}`)
  await site.getByRole("link", { name: /^R-\d+$/ }).click()
  await site.at(/receipt/)
  await site.getByRole("heading", { name: beginningOf(t("orders:receipt.heading")) }).seen()
  await checkpoint("receipt")
})

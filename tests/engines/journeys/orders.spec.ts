import { beginningOf } from "#tests/e2e/translate.ts"
import { test } from "#tests/engines/journey.ts"

test("a customer opens the menus of orders, and hides one in a dialog", async ({
  site,
  t,
  desk,
  customers,
  enter,
  checkpoint,
}) => {
  const account = await customers.signUp()
  await customers.order(account)
  const half = await customers.order(account)
  await desk.pay((await customers.invoice(account, half)).invoiceId, { kind: "half" })
  await enter(account)
  await site.goto("/cabinet/orders")
  const more = site.getByRole("button", { name: beginningOf(t("orders:actions.moreOf", { number: "" })) })
  await more.nth(1).seen()
  for (const nth of [0, 1]) {
    await more.nth(nth).click()
    await site.locator(":popover-open").seen()
    await checkpoint(`menu ${nth + 1}`)
    await site.press("Escape")
    await site.locator(":popover-open").gone()
  }
  await site.goto("/cabinet/orders?state=Assigned")
  await more.click()
  await site.getByRole("button", { name: t("orders:actions.discard") }).click()
  await site.getByRole("button", { name: t("orders:hide.undo") }).click()
  await more.seen()
  await checkpoint("list")
})

import { sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, test } from "#tests/e2e/story.ts"
import { openTopic } from "./settings.ts"

const hours24 = 24 * 60 * 60 * 1000
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const other = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"

test("an address can be used 24 hours after it was added, and no other one while the book is on", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  await openTopic(page, t, "addressBook")
  const book = page.getByRole("region", { name: t("security:addressBook.title") })
  await book.getByRole("button", { name: t("security:addressBook.switch.on") }).click()
  await expect(book.getByText(t("security:addressBook.changed.on"))).toBeVisible()
  await book.getByRole("button", { name: t("security:addressBook.add") }).click()
  await book.getByLabel(t("security:addressBook.name"), { exact: true }).fill("Ledger")
  await book.getByLabel(t("security:addressBook.address"), { exact: true }).fill(address)
  await book.getByRole("button", { name: t("settings:save") }).click()
  await expect(book.getByText(t("security:addressBook.saved"))).toBeVisible()
  await expect(book.getByRole("listitem")).toContainText(t("security:addressBook.availableFrom"))

  const dialog = page.getByRole("dialog")
  const withdraw = async (to: string) => {
    await page.goto("/cabinet?withdrawal=btc")
    await dialog.getByLabel(t("withdrawal:amount"), { exact: true }).fill("0.0012")
    await dialog.getByLabel(t("withdrawal:address.btc")).fill(to)
    await sendWithdrawal(dialog, t)
  }
  await withdraw(address)
  await expect(dialog.getByRole("alert")).toContainText(/24/)
  await desk.moveClock(hours24)
  await withdraw(other)
  await expect(dialog.getByRole("alert")).toContainText(/24/)
  await dialog.getByLabel(t("withdrawal:book.label")).selectOption("Ledger")
  await sendWithdrawal(dialog, t)
  await expect(dialog.getByText(t("withdrawal:success.title"))).toBeVisible()
})

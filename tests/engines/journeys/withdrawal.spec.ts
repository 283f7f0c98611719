import { beginningOf } from "#tests/e2e/translate.ts"
import { test } from "#tests/engines/journey.ts"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

test("a customer withdraws, from the dashboard to the history", async ({ site, t, desk, enter, checkpoint }) => {
  await enter(await desk.persona("miner"))
  await site.goto("/cabinet")
  await site
    .getByRole("link", { name: t("dashboard:accounts.withdrawCoin", { coin: t("withdrawal:coins.btc") }) })
    .click()
  const dialog = site.getByRole("dialog")
  const amount = dialog.getByLabel(t("withdrawal:amount"), { exact: true })
  await amount.seen()
  await checkpoint("withdrawal")
  await amount.fill("2")
  const submit = dialog.getByRole("button", { name: t("withdrawal:submit"), exact: true })
  await submit.click()
  await dialog.getByText(beginningOf(t("withdrawal:problems.balance"))).seen()
  await checkpoint("too much")
  await amount.fill("0.0012")
  await dialog.getByLabel(t("withdrawal:address.btc")).fill(address)
  await submit.click()
  await dialog.getByText(t("withdrawal:review.title.review")).seen()
  await checkpoint("review")
  await dialog.getByRole("button", { name: beginningOf(t("withdrawal:review.send")) }).click()
  await dialog.getByText(t("withdrawal:success.title")).seen()
  await checkpoint("success")
  await dialog.getByRole("button", { name: t("withdrawal:success.close") }).click()
  await site.at("/cabinet")
  await site
    .getByRole("region", { name: t("dashboard:history.title"), exact: true })
    .getByRole("row")
    .nth(1)
    .getByText(t("history:operations.Withdrawal"))
    .seen()
})

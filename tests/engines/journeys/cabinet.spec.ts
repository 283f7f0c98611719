import { beginningOf } from "#tests/e2e/translate.ts"
import { exportedFile } from "#tests/engines/exported.ts"
import { expect, test } from "#tests/engines/journey.ts"

test("a customer opens the dashboard, filters the history, and exports it", async ({
  site,
  session,
  t,
  desk,
  enter,
  checkpoint,
  locale,
  view,
}) => {
  await enter(await desk.persona("miner"))
  await site.goto("/cabinet")
  await site
    .getByRole("region", { name: t("dashboard:history.title"), exact: true })
    .getByRole("row")
    .nth(1)
    .seen()
  await checkpoint("dashboard")
  await site.goto("/cabinet/history")
  const table = site.getByRole("table", { name: t("history:title"), exact: true })
  await table.getByRole("row").nth(3).seen()
  await checkpoint("history")
  // A phone shows the filter in a sheet, so the test opens the sheet first.
  const isPhone = view.width < 600
  if (isPhone) await site.getByRole("button", { name: beginningOf(t("common:filters.open")) }).click()
  await site
    .getByLabel(t("history:filters.operationType"))
    .selectOption(t("history:filters.operationTypes.MaintenanceFee"))
  await site.at(/operationType=MaintenanceFee/)
  await table.getByRole("row").nth(2).getByText(t("history:operations.MaintenanceFee")).seen()
  await checkpoint("filter")
  if (isPhone) await site.press("Escape")
  await site.goto("/cabinet/history")
  await table.getByRole("row").nth(2).getByText(t("history:operations.Bonus")).seen()

  const lines = await exportedFile(session, () => site.getByRole("button", { name: t("history:export.table") }).click())
  expect(lines[0]).toContain(locale === "ru-RU" ? "Дата;Операция;Сумма" : "Date,Operation,Amount")
  // The lines are the head, 92 payouts of each of three contracts, 90 payouts of a stake, which pays from its third day, and the 92 fees of
  // one contract.
  expect(lines).toHaveLength(1 + 3 * 92 + 90 + 92)
})

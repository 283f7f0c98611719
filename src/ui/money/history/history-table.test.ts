import { BigDecimal } from "effect"
import type { TFunction } from "i18next"
import { expect, it } from "vitest"
import { everyOperation } from "../../../domain/fixtures/operation"
import { balanceChange } from "../../../domain/money/operation"
import { decimal, toPlainDecimal, zero } from "../../../domain/shared/money"
import { historyExportTable } from "./history-table"

const t = ((key: string) => key.split(".").at(-1)) as unknown as TFunction<"history">
const dateTime = (instant: string) => instant.slice(0, 16)
const [, ...rows] = historyExportTable(everyOperation, t, { dateTime, decimalComma: false })

it.each(["btc", "eth"])("the amounts of %s add up to what its balance changed by", (coin) => {
  const cells = rows.filter((row) => row[3] === coin).map((row) => decimal(row[2]!))
  const changes = everyOperation.filter(({ currencyId }) => currencyId === coin).map(balanceChange)
  const [written, changed] = [cells, changes].map((all) => all.reduce((sum, one) => BigDecimal.sum(sum, one), zero))
  expect(toPlainDecimal(written!)).toBe(toPlainDecimal(changed!))
})

it("names returned money, and a rejected withdrawal moved nothing", () => {
  const cellsOf = (id: string) => rows.find((row) => row.at(-1) === id)?.slice(1, 3)
  const [returned, rejected] = [
    everyOperation.find(({ operationType }) => operationType === "Returned"),
    everyOperation.find(({ state }) => state === "Rejected"),
  ]
  expect(cellsOf(returned!.id)).toEqual(["Returned", "0.00002"])
  expect(cellsOf(rejected!.id)).toEqual(["Withdrawal", "0"])
})

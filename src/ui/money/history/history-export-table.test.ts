import { BigDecimal } from "effect"
import { expect, it } from "vitest"
import { balanceChange } from "#domain/money/operation.ts"
import { historyExportTable } from "./history-export-table.ts"
import { createInstance, type TFunction } from "i18next"
import texts from "#locales/en-US/money/history.json"
import { everyOperation, operationOf, withdrawalOperation } from "#domain/fixtures/operation.ts"
import { decimal, toPlainDecimal, zero } from "#domain/shared/money.ts"

const t = ((key: string) => key.split(".").at(-1)) as unknown as TFunction<"history">
const dateTime = (instant: string) => instant.slice(0, 16)
const [, ...rows] = historyExportTable(everyOperation, t, { dateTime, decimalComma: false }, false)

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

const i18n = createInstance()
void i18n.init({ lng: "en-US", resources: { "en-US": { history: texts } } })
const words = i18n.getFixedT("en-US", "history")
const format = { dateTime: (instant: string) => instant, decimalComma: false }
const fee = decimal("0.00005")

const lastTwo = (hasFees: boolean) =>
  historyExportTable(
    [
      withdrawalOperation({ fee }),
      withdrawalOperation({ fee, state: "Rejected" }),
      withdrawalOperation(),
      operationOf(),
    ],
    words,
    format,
    hasFees,
  ).map((row) => row.slice(-2))

it("names the network fee of a withdrawal and what arrives, and neither where nothing was sent or known", () => {
  expect(lastTwo(true)).toEqual([
    ["Network fee", "After the fee"],
    ["0.00005", "0.00145"],
    ["", ""],
    ["", ""],
    ["", ""],
  ])
})

it("has no such columns where the fee is not offered", () => {
  expect(lastTwo(false)[0]).toEqual(["Transaction", "ID"])
})

import { createInstance } from "i18next"
import { expect, it } from "vitest"
import texts from "../../../../locales/en-US/money/history.json"
import { operationOf, withdrawalOperation } from "../../../domain/fixtures/operation"
import { decimal } from "../../../domain/shared/money"
import { historyExportTable } from "./history-table"

const i18n = createInstance()
void i18n.init({ lng: "en-US", resources: { "en-US": { history: texts } } })
const t = i18n.getFixedT("en-US", "history")
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
    t,
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

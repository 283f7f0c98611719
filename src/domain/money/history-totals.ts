import { Schema } from "effect"
import { entriesSchema } from "../shared/entries-wire"
import { MoneyAmount } from "../shared/money-amount"
import { operationType } from "./operation"

/** The sum of the operations of one type and coin, without rejected withdrawals. */
const HistoryTotal = Schema.Struct({
  operationType,
  amount: MoneyAmount,
  /** In the display currency, each operation at the rate of its time. */
  equivalent: MoneyAmount,
})

/** GET /dashboard/operationhistory/totals (extension `history`). */
export const HistoryTotals = entriesSchema(HistoryTotal)
export type HistoryTotals = typeof HistoryTotals.Type

import type { TFunction } from "i18next"
import type { CsvCells } from "../../../domain/shared/csv"
import type { Operation } from "../../../domain/money/operation"
import { isDebit } from "../../../domain/money/operation"
import { toPlainDecimal } from "../../../domain/shared/money"
import type { Decimal } from "../../../domain/shared/money"
import type { Instant } from "../../../domain/shared/schema"

interface Formatting {
  readonly t: TFunction<"history">
  /** "2026-11-21 13:05:00", in the browser's time zone, as on the screen. */
  readonly dateTime: (instant: Instant) => string
  readonly decimalComma: boolean
}

const columns = [
  "date",
  "operation",
  "amount",
  "currency",
  "quantity",
  "unit",
  "state",
  "reason",
  "address",
  "hash",
  "id",
] as const

/** The operations as spreadsheet cells, unrounded. */
export const historyExportTable = (
  operations: ReadonlyArray<Operation>,
  { t, dateTime, decimalComma }: Formatting,
): CsvCells => {
  const number = (value: Decimal) => (decimalComma ? toPlainDecimal(value).replace(".", ",") : toPlainDecimal(value))
  const rowOf = (operation: Operation) => [
    operation.operationDate === null ? "" : dateTime(operation.operationDate),
    t(`operations.${operation.operationType}`),
    `${isDebit(operation) && operation.state !== "Rejected" ? "-" : ""}${number(operation.amount)}`,
    operation.currencyId,
    operation.quantity === null ? "" : number(operation.quantity),
    operation.unit ?? "",
    t(`states.${operation.state}`),
    operation.stateDescription ?? "",
    operation.address ?? "",
    operation.hash ?? "",
    operation.id,
  ]
  return [columns.map((column) => t(`export.columns.${column}`)), ...operations.map(rowOf)]
}

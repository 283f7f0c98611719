import type { TFunction } from "i18next"
import { csvNumber, type CsvCells, type CsvFormat } from "#domain/shared/csv.ts"
import { balanceChange, networkFigures, type Operation } from "#domain/money/operation.ts"
import type { Decimal } from "#domain/shared/money.ts"

/** What a withdrawal's network took and what arrived, where the operator's API names it. */
const feeColumns = ["fee", "received"] as const

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

/** The operations as spreadsheet cells, unrounded. The amounts of a coin add up to what the balance changed by. `hasFees`: with the extension `withdrawals`. */
export const historyExportTable = (
  operations: ReadonlyArray<Operation>,
  t: TFunction<"history">,
  format: CsvFormat,
  hasFees: boolean,
): CsvCells => {
  const number = (value: Decimal) => csvNumber(value, format)
  const feesOf = (operation: Operation) => {
    const network = networkFigures(operation)
    return network === null ? ["", ""] : [number(network.fee), number(network.received)]
  }
  const rowOf = (operation: Operation) => [
    operation.operationDate === null ? "" : format.dateTime(operation.operationDate),
    t(`operations.${operation.operationType}`),
    number(balanceChange(operation)),
    operation.currencyId,
    operation.quantity === null ? "" : number(operation.quantity),
    operation.unit ?? "",
    t(`states.${operation.state}`),
    operation.stateDescription ?? "",
    operation.address ?? "",
    operation.hash ?? "",
    operation.id,
    ...(hasFees ? feesOf(operation) : []),
  ]
  const shown = hasFees ? [...columns, ...feeColumns] : columns
  return [shown.map((column) => t(`export.columns.${column}`)), ...operations.map(rowOf)]
}

import { toPlainDecimal, type Decimal } from "./money.ts"
import type { Instant } from "./schema.ts"

export type CsvCells = ReadonlyArray<ReadonlyArray<string>>

/** How a table for a spreadsheet writes times and numbers. */
export interface CsvFormat {
  /** "2026-11-21 13:05:00", in the browser's time zone, as on the screen. */
  readonly dateTime: (instant: Instant) => string
  readonly decimalComma: boolean
}

/** Unrounded. */
export const csvNumber = (value: Decimal, { decimalComma }: Pick<CsvFormat, "decimalComma">): string =>
  decimalComma ? toPlainDecimal(value).replace(".", ",") : toPlainDecimal(value)

/** A spreadsheet would run these. A negative amount is a plain decimal: with an apostrophe it would be text, and not be summed. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-\d+(?:[.,]\d+)?$/.test(cell)

/** The reader's spreadsheet may expect another separator, so a cell that contains any of them is quoted. Formulas are made harmless. */
const written = (cell: string): string => {
  const formula = isFormula(cell)
  return formula || /[,;\t"\r\n]/.test(cell) ? `"${formula ? "'" : ""}${cell.replaceAll('"', '""')}"` : cell
}

/** A table for a spreadsheet. Its byte order mark declares UTF-8, which Cyrillic text needs. */
export const csvOf = (rows: CsvCells, separator: "," | ";"): string =>
  `\ufeff${rows.map((row) => row.map(written).join(separator)).join("\r\n")}\r\n`

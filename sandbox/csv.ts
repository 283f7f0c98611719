/**
 * Returns true if a spreadsheet would run the cell as a formula. Negative amounts are exempt, because a spreadsheet does not sum an amount
 * behind an apostrophe.
 */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-\d+(?:[.,]\d+)?$/.test(cell)

/**
 * Quotes a cell that contains any common separator, because the reader's spreadsheet may expect a different one. Disarms formulas with an
 * apostrophe.
 */
const writeCell = (cell: string): string => {
  const formula = isFormula(cell)
  return formula || /[,;\t"\r\n]/.test(cell) ? `"${formula ? "'" : ""}${cell.replaceAll('"', '""')}"` : cell
}

/** Returns the rows as CSV for a spreadsheet. */
export const toCsv = (rows: readonly (readonly string[])[], separator: "," | ";"): string =>
  rows.map((row) => `${row.map(writeCell).join(separator)}\r\n`).join("")

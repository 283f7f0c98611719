/** A spreadsheet would run these. A negative amount is a plain decimal: with an apostrophe it would be text, and not be summed. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-\d+(?:[.,]\d+)?$/.test(cell)

/** The reader's spreadsheet may expect another separator, so a cell that contains any of them is quoted. Formulas are made harmless. */
const written = (cell: string): string => {
  const formula = isFormula(cell)
  return formula || /[,;\t"\r\n]/.test(cell) ? `"${formula ? "'" : ""}${cell.replaceAll('"', '""')}"` : cell
}

/** Rows of a table for a spreadsheet. */
export const csvOf = (rows: readonly (readonly string[])[], separator: "," | ";"): string =>
  rows.map((row) => `${row.map(written).join(separator)}\r\n`).join("")

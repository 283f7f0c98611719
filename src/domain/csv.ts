export type Cells = ReadonlyArray<ReadonlyArray<string>>

/** A spreadsheet would run these; a number may well begin with a minus. */
const isFormula = (cell: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(cell)

const written = (separator: "," | ";") => (cell: string): string => {
  const harmless = isFormula(cell) ? `'${cell}` : cell
  return /["\r\n]/.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll("\"", "\"\"")}"` : harmless
}

/** A table for a spreadsheet. The mark at its beginning says that it is UTF-8: without it Cyrillic would not be read. */
export const csvOf = (rows: Cells, separator: "," | ";"): string =>
  `\ufeff${rows.map((row) => row.map(written(separator)).join(separator)).join("\r\n")}\r\n`

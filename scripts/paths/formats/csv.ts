import type { Locale } from "#domain/shared/currency.ts"
import type { ManualScript } from "#scripts/paths/manual/manual.ts"
import { columnsIn } from "#scripts/paths/words/translate.ts"
import { toSentence } from "./lines.ts"

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`
const sentences = (lines: readonly string[]): string => lines.map(toSentence).join("\n")

type WrittenScript = Omit<ManualScript, "preparation">

/** A column with the result of each script in the script's first row. */
export type ResultColumn = readonly [head: string, cell: (id: string) => string]

/** The cells of a step, by column. In a column marked `once`, only the first row of a script has the text. */
const parts = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  section: ({ section }) => section,
  folder: ({ section }) => `/${section}`,
  preconditions: ({ preconditions }, index) => (index === 0 ? sentences(preconditions) : ""),
  step: (_, index) => String(index + 1),
  action: ({ steps }, index) => sentences(steps[index]!.does),
  expected: ({ steps }, index) => sentences(steps[index]!.sees),
  kind: () => "Manual",
  nothing: () => "",
} as const satisfies Readonly<Record<string, (script: WrittenScript, index: number) => string>>

type Column = readonly [head: string, part: keyof typeof parts, once?: "once"]

const allParts = ["id", "title", "section", "preconditions", "step", "action", "expected"] as const

/** The columns that each test management tool imports. */
const layouts = {
  csv: (locale) => allParts.map((part) => [columnsIn(locale)[part], part]),
  testrail: () => [
    ["ID", "id", "once"],
    ["Title", "title", "once"],
    ["Section", "section", "once"],
    ["Preconditions", "preconditions"],
    ["Steps (Step)", "action"],
    ["Steps (Expected Result)", "expected"],
  ],
  xray: () => [
    ["TCID", "id"],
    ["Test Summary", "title", "once"],
    ["Test Type", "kind", "once"],
    ["Description", "preconditions"],
    ["Test Repo", "section", "once"],
    ["Action", "action"],
    ["Data", "nothing"],
    ["Result", "expected"],
  ],
  zephyr: () => [
    ["Name", "title", "once"],
    ["Precondition", "preconditions"],
    ["Folder", "folder", "once"],
    ["Labels", "id", "once"],
    ["Step", "action"],
    ["Test Data", "nothing"],
    ["Expected Result", "expected"],
  ],
} as const satisfies Readonly<Record<string, (locale: Locale) => readonly Column[]>>

export type Table = keyof typeof layouts
export const tables = Object.keys(layouts) as readonly Table[]
export const isTable = (format: string): format is Table => format in layouts

/** Writes one row for each action, as CSV (RFC 4180) in UTF-8. Excel needs the byte order mark, but some importers refuse it. */
export const writeCsv = (
  scripts: readonly WrittenScript[],
  { locale, format, bom }: { readonly locale: Locale; readonly format: Table; readonly bom: boolean },
  results: readonly ResultColumn[] = [],
): string => {
  const columns: readonly Column[] = layouts[format](locale)
  const rows = scripts.flatMap((script) =>
    script.steps.map((_, index) => [
      ...columns.map(([, part, once]) => (once && index > 0 ? "" : parts[part](script, index))),
      ...results.map(([, cell]) => (index > 0 ? "" : cell(script.id))),
    ]),
  )
  const heads = [...columns, ...results].map(([head]) => head)
  return (bom ? "\uFEFF" : "") + [heads, ...rows].map(row).join("")
}

import type { Locale } from "#domain/shared/currency.ts"
import type { ManualScript } from "#scripts/paths/manual/manual.ts"
import { templates } from "#scripts/paths/words/templates.ts"
import { sentence } from "./lines.ts"

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`
const sentences = (lines: readonly string[]): string => lines.map(sentence).join("\n")

interface Line {
  readonly id: string
  readonly title: string
  readonly section: string
  /** Only in the first line of a script. */
  readonly preconditions: string
  readonly step: string
  readonly action: string
  readonly expected: string
}
interface Layout {
  readonly heads: (locale: Locale) => readonly string[]
  readonly cells: (line: Line, isFirst: boolean) => readonly string[]
}

/** The columns that each test management tool imports; where a tool has one row per step, the first one names the test. */
const layouts = {
  csv: {
    heads: (locale) => {
      const { id, title, section, preconditions, step, action, expected } = templates[locale].columns
      return [id, title, section, preconditions, step, action, expected]
    },
    cells: (line) => [line.id, line.title, line.section, line.preconditions, line.step, line.action, line.expected],
  },
  testrail: {
    heads: () => ["ID", "Title", "Section", "Preconditions", "Steps (Step)", "Steps (Expected Result)"],
    cells: ({ id, title, section, preconditions, action, expected }, isFirst) => [
      ...(isFirst ? [id, title, section] : ["", "", ""]),
      preconditions,
      action,
      expected,
    ],
  },
  xray: {
    heads: () => ["TCID", "Test Summary", "Description", "Test Repo", "Action", "Data", "Result"],
    cells: ({ id, title, section, preconditions, action, expected }, isFirst) => [
      id,
      ...(isFirst ? [title, preconditions, section] : ["", "", ""]),
      action,
      "",
      expected,
    ],
  },
  zephyr: {
    heads: () => ["Name", "Precondition", "Folder", "Labels", "Step", "Test Data", "Expected Result"],
    cells: ({ id, title, section, preconditions, action, expected }, isFirst) => [
      ...(isFirst ? [title, preconditions, `/${section}`, id] : ["", "", "", ""]),
      action,
      "",
      expected,
    ],
  },
} as const satisfies Readonly<Record<string, Layout>>

export type Table = keyof typeof layouts
export const tables = Object.keys(layouts) as readonly Table[]
export const isTable = (format: string): format is Table => format in layouts

/** One row for each thing to do, RFC 4180, UTF-8. Excel needs the byte order mark, some importers refuse it. */
export const csv = (
  scripts: readonly ManualScript[],
  { locale, format, bom }: { readonly locale: Locale; readonly format: Table; readonly bom: boolean },
): string => {
  const { heads, cells }: Layout = layouts[format]
  const rows = scripts.flatMap(({ id, title, section, preconditions, steps }) =>
    steps.map(({ does, sees }, index) =>
      cells(
        {
          id,
          title,
          section,
          preconditions: index === 0 ? sentences(preconditions) : "",
          step: String(index + 1),
          action: sentences(does),
          expected: sentences(sees),
        },
        index === 0,
      ),
    ),
  )
  return (bom ? "\uFEFF" : "") + [heads(locale), ...rows].map(row).join("")
}

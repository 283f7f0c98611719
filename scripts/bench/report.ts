import type { VisitMeasurement } from "./visit.ts"

export type Row = {
  readonly subject: string
  readonly net: string
  readonly visit: "cold" | "warm"
  readonly runs: readonly VisitMeasurement[]
}

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted.length === 0
    ? null
    : (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}

const medianOf = (runs: readonly VisitMeasurement[], what: keyof VisitMeasurement): number | null =>
  median(runs.map((run) => run[what]).filter((value) => value !== null))

const columns = [
  ["largest paint, ms", "paint", 0],
  ["of the frame, ms", "frame", 0],
  ["ready, ms", "ready", 0],
  ["control, ms", "control", 0],
  ["blocking, ms", "blocking", 0],
  ["KiB", "bytes", 1],
  ["key to paint, ms", "stroke", 1],
  ["shift", "shift", 3],
] as const

const shown = (value: number | null, digits: number): string => (value === null ? "–" : value.toFixed(digits))

const cells = ({ subject, runs }: Row): readonly string[] => [
  subject,
  ...columns.map(([, what, digits]) => {
    const value = medianOf(runs, what)
    return shown(what === "bytes" && value !== null ? value / 1024 : value, digits)
  }),
]

const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join("  "),
  )
}

/** What is aimed at: ours over the baseline, at most; null where it is only reported. */
const aims = [
  { page: "sign-in", what: "paint", over: "static", most: 1.1 },
  { page: "buy", what: "paint", over: "static", most: 1.1 },
  { page: "dashboard", what: "frame", over: "static", most: 1.1 },
  { page: "sign-in", what: "control", over: "bare", most: 1.4 },
  { page: "buy", what: "ready", over: "bare", most: 1.5 },
  { page: "dashboard", what: "ready", over: "bare", most: 1.35 },
  { page: "sign-in", what: "control", over: "libraries", most: null },
  { page: "sign-in", what: "stroke", over: "bare", most: 1.2 },
] as const

const names = {
  paint: "largest paint",
  frame: "largest paint of the frame",
  ready: "main content",
  control: "working control",
  stroke: "key to paint",
} as const

const ratios = (rows: readonly Row[]): readonly string[] =>
  aims.flatMap(({ page, what, over, most }) => {
    const of = (subject: string) => medianOf(rows.find((row) => row.subject === subject)?.runs ?? [], what)
    const [ours, theirs] = [of(`${page}: ours`), of(`${page}: ${over}`)]
    if (ours === null || theirs === null || theirs === 0) return []
    const ratio = ours / theirs
    const found = `${page}, ${names[what]}: ${ratio.toFixed(2)} × ${over}`
    return [most === null ? `· ${found}` : `${ratio <= most ? "✓" : "✗"} ${found}, aim ${most}`]
  })

/** Medians of one network and kind of visit, then how they compare. */
export const reportOf = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.map(({ net, visit }) => `${net}, ${visit}`))].flatMap((title) => {
    const these = rows.filter(({ net, visit }) => `${net}, ${visit}` === title)
    const blocking = these
      .filter(({ subject }) => subject.endsWith("ours"))
      .map(({ subject, runs }) => {
        const value = medianOf(runs, "blocking") ?? 0
        return `${value < 150 ? "✓" : "✗"} ${subject.replace(": ours", "")}, blocking: ${value.toFixed(0)} ms, aim < 150`
      })
    return [
      "",
      `── ${title} (medians of ${these[0]!.runs.length})`,
      ...table([["page", ...columns.map(([name]) => name)], ...these.map(cells)]),
      ...ratios(these),
      ...blocking,
    ]
  })

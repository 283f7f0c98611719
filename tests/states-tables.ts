import { readdirSync, readFileSync } from "node:fs"
import type { SampledEdge } from "#machines/kit/explore.ts"

/** A table of docs/states/, written manually from the specification. */
export interface StatesTable {
  readonly file: string
  /** The heading of its file, such as "Sign-in". */
  readonly title: string
  /** The Russian name for testers, or null if no page shows the machine. */
  readonly russianTitle: string | null
  readonly machine: string
  readonly stateSets: ReadonlyArray<number>
  /** The text between the line under the title and the rows. */
  readonly description: string
  /** The rows without the start row. */
  readonly edges: ReadonlyArray<SampledEdge>
  readonly start: string | null
}

const folder = new URL("../docs/states/", import.meta.url)

/** Returns the states of a row, separated by commas. `(any)` refers to each state of the table. */
const namesIn = (from: string) => from.split(", ").filter((name) => !name.startsWith("("))
const statesOf = (rows: ReadonlyArray<ReadonlyArray<string>>) => [
  ...new Set(rows.flatMap(([from, , to]) => [...namesIn(from!), to!])),
]

/** Reads a table. `text` is the content of the file. */
export const readTable = (file: string, text = readFileSync(new URL(file, folder), "utf8")): StatesTable => {
  const head = /^Machine `(\w+)` · state sets ([\d, ]*\d)(?: · (.+))?$/m.exec(text)
  if (!head)
    throw new Error(`docs/states/${file}: the line under the title is "Machine \`name\` · state sets 1, 2 · Название".`)
  const body = text.slice(head.index + head[0].length)
  const rows = text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) =>
      line
        .split("|")
        .slice(1, 5)
        .map((cell) => cell.trim()),
    )
  return {
    file,
    title: /^# (.+)$/m.exec(text)?.[1] ?? head[1]!,
    russianTitle: head[3] ?? null,
    machine: head[1]!,
    stateSets: head[2]!.split(",").map((number) => Number(number.trim())),
    description: body.slice(0, body.search(/^\| /m)).trim(),
    start: rows.find(([from]) => from === "(start)")?.[2] ?? null,
    edges: rows
      .filter(([from]) => from !== "(start)")
      .flatMap(([from = "", event = "", to = "", when = ""]) =>
        (from === "(any)" ? statesOf(rows) : namesIn(from)).map((source) => ({ from: source, event, to, when })),
      ),
  }
}

export const readStatesTables = (): ReadonlyArray<StatesTable> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .sort()
    .map((file) => readTable(file))

const pairOf = ({ from, event }: SampledEdge) => `${from} | ${event}`

/** Finds the events that lead from one state to several states, as "from | event". */
const forks = (edges: ReadonlyArray<SampledEdge>): ReadonlySet<string> => {
  const leads = Map.groupBy(edges, pairOf)
  return new Set([...leads.keys()].filter((pair) => new Set(leads.get(pair)!.map(({ to }) => to)).size > 1))
}

/**
 * Writes the rows as text. The last column counts only if the samples of a fork have names, because the names then
 * determine where each sample leads.
 */
export const rowsOf = (
  edges: ReadonlyArray<SampledEdge>,
  ofModel: ReadonlyArray<SampledEdge>,
): ReadonlyArray<string> => {
  const open = forks(ofModel)
  const named = new Set(ofModel.filter((edge) => edge.when !== "" && open.has(pairOf(edge))).map(pairOf))
  const rows = edges.map((edge) => `${pairOf(edge)} | ${edge.to}${named.has(pairOf(edge)) ? ` | ${edge.when}` : ""}`)
  return [...new Set(rows)].toSorted()
}

/** Lists the rows that only one of the two contains. The table is correct unless it contradicts the specification. */
export const findDifferingRows = (ofTable: ReadonlyArray<string>, ofMachine: ReadonlyArray<string>) => [
  ...ofTable.filter((row) => !ofMachine.includes(row)).map((row) => `only the table has: ${row}`),
  ...ofMachine.filter((row) => !ofTable.includes(row)).map((row) => `only the machine does: ${row}`),
]

/** Lists events with several targets whose samples have no names. */
export const findUndecidedRows = (ofModel: ReadonlyArray<SampledEdge>): ReadonlyArray<string> =>
  [...Map.groupBy(ofModel, (edge) => `${pairOf(edge)} | ${edge.when}`)]
    .map(([row, edges]) => [row, new Set(edges.map(({ to }) => to))] as const)
    .filter(([, targets]) => targets.size > 1)
    .map(
      ([row, targets]) =>
        `${row} leads to ${[...targets].toSorted().join(" and ")}: name the samples in the model by labelSample, or say by its "when" which context leads where`,
    )

/**
 * Returns state sets by number. The names come from docs/states/README.md for the specification's sets, and from the
 * titles of the tables for all other sets.
 */
export const stateSets = (): ReadonlyMap<number, string> =>
  new Map(
    [
      ...readStatesTables().flatMap(({ stateSets: numbers, title }) =>
        numbers.filter((number) => number > 200).map((number) => [number, title] as const),
      ),
      ...[...readFileSync(new URL("README.md", folder), "utf8").matchAll(/^(\d+)\. (.+)$/gm)].map(
        ([, number, name]) => [Number(number), name!] as const,
      ),
    ].toSorted(([one], [other]) => one - other),
  )

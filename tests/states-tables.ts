import { readdirSync, readFileSync } from "node:fs"

/** One table of docs/states/, written by hand from the specification. */
export interface StatesTable {
  readonly file: string
  readonly machine: string
  readonly stateSets: ReadonlyArray<number>
  /** "from | event | to", the start row apart. */
  readonly edges: ReadonlyArray<string>
  readonly start: string | null
}

const folder = new URL("../docs/states/", import.meta.url)

/** `(any)` stands for each state the table names. */
const statesOf = (rows: ReadonlyArray<ReadonlyArray<string>>) =>
  [...new Set(rows.flatMap(([from, , to]) => [from!, to!]))].filter((name) => !name.startsWith("("))

const parse = (file: string): StatesTable => {
  const text = readFileSync(new URL(file, folder), "utf8")
  const head = /^Machine `(\w+)` · state sets ([\d, ]+)/m.exec(text)
  if (!head) throw new Error(`docs/states/${file}: the second line must read "Machine \`name\` · state sets 1, 2".`)
  const rows = text.split("\n").filter((line) => line.startsWith("| ")).slice(1)
    .map((line) => line.split("|").slice(1, 4).map((cell) => cell.trim()))
  return {
    file,
    machine: head[1]!,
    stateSets: head[2]!.split(",").map((number) => Number(number.trim())),
    start: rows.find(([from]) => from === "(start)")?.[2] ?? null,
    edges: rows.filter(([from]) => from !== "(start)")
      .flatMap(([from, ...rest]) => (from === "(any)" ? statesOf(rows) : [from]).map((source) => [source, ...rest].join(" | ")))
  }
}

export const statesTables = (): ReadonlyArray<StatesTable> =>
  readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md").sort().map(parse)

/** The specification's state sets, number and name, as docs/states/README.md lists them. */
export const stateSets = (): ReadonlyMap<number, string> =>
  new Map([...readFileSync(new URL("README.md", folder), "utf8").matchAll(/^(\d+)\. (.+)$/gm)].map((found) => [Number(found[1]), found[2]!]))

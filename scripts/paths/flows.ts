import { models } from "#machines/generated/models.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { describeUnknownName } from "#scripts/unknown-name.ts"
import { readStatesTables, type StatesTable } from "#tests/states-tables.ts"
import { walks } from "#ui/generated/walks.ts"
import type { Walk } from "#ui/walk.ts"

/** A machine with its model, walk and documents. */
export interface Flow {
  readonly name: string
  /** The folder of its files, such as "account". */
  readonly area: string
  readonly model: AnyExplored
  readonly walk: Walk<any>
  readonly table: StatesTable
  readonly stateSets: readonly number[]
}

const readFlows = (): readonly Flow[] => {
  const tables = new Map(readStatesTables().map((table) => [table.machine, table]))
  return Object.entries<AnyExplored>(models).map(([name, model]) => {
    const table = tables.get(name)
    if (table === undefined) throw new Error(`docs/states has no table that begins with "Machine \`${name}\`".`)
    const walk = (walks as Record<string, Walk<any>>)[name]!
    return { name, area: table.file.split("/")[0]!, model, walk, table, stateSets: table.stateSets }
  })
}

let read: readonly Flow[] | undefined

/** Returns every machine. Reads the files once. `npm run paths` and the checks first refuse a machine without a walk or a table. */
export const flows = (): readonly Flow[] => (read ??= readFlows())

/** A mistake in the arguments. The command prints it without a stack. */
export class UsageError extends Error {}

/**
 * Returns the machines with these names, or all machines if there are no names or one of them is "all". Throws a `UsageError` for an
 * unknown name.
 */
export const chooseFlows = (names: readonly string[]): readonly Flow[] => {
  const all = flows()
  if (names.length === 0 || names.includes("all")) return all
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new UsageError(describeUnknownName("machine", unknown, known))
  return all.filter(({ name }) => names.includes(name))
}

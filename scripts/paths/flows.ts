import { unknownName } from "#scripts/unknown-name.ts"
import { models } from "#machines/generated/models.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import type { Walk } from "#ui/walk.ts"
import { walks } from "#ui/generated/walks.ts"
import { statesTables, type StatesTable } from "#tests/states-tables.ts"

/** One machine with everything that is known of it. */
export interface Flow {
  readonly name: string
  /** The folder of its files: "account". */
  readonly area: string
  readonly model: AnyExplored
  readonly walk: Walk<any>
  readonly table: StatesTable
  readonly stateSets: readonly number[]
}

const readFlows = (): readonly Flow[] => {
  const tables = new Map(statesTables().map((table) => [table.machine, table]))
  return Object.entries<AnyExplored>(models).map(([name, model]) => {
    const table = tables.get(name)
    if (table === undefined) throw new Error(`docs/states has no table that begins with "Machine \`${name}\`".`)
    const walk = (walks as Record<string, Walk<any>>)[name]!
    return { name, area: table.file.split("/")[0]!, model, walk, table, stateSets: table.stateSets }
  })
}

let read: readonly Flow[] | undefined

/** Every machine, read once; `npm run paths` and the checks refuse one without a walk or a table first. */
export const flows = (): readonly Flow[] => (read ??= readFlows())

/** A mistake in the arguments, which is printed without a stack. */
export class Mistake extends Error {}

/** The machines of these names; all of them when none is named. */
export const chosenFlows = (names: readonly string[]): readonly Flow[] => {
  const all = flows()
  if (names.length === 0 || names.includes("all")) return all
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Mistake(unknownName("machine", unknown, known))
  return all.filter(({ name }) => names.includes(name))
}

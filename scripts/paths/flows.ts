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
  /** Null while a machine in the making has none; it does not compile then. */
  readonly walk: Walk<any> | null
  /** Null until it is written: a failing test names it. */
  readonly table: StatesTable | null
  readonly stateSets: readonly number[]
}

export const flows = (): readonly Flow[] => {
  const tables = statesTables()
  return Object.entries<AnyExplored>(models).map(([name, model]) => {
    const table = tables.find(({ machine }) => machine === name) ?? null
    return {
      name,
      area: table?.file.split("/")[0] ?? "",
      model,
      walk: (walks as Record<string, Walk<any>>)[name] ?? null,
      table,
      stateSets: table?.stateSets ?? [],
    }
  })
}

/** In the arguments; printed without a stack. */
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

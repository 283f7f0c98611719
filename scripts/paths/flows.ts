import { models } from "../../src/machines/models"
import type { AnyExplored } from "../../src/machines/kit/model"
import type { Walk } from "../../src/ui/walk"
import { walks } from "../../src/ui/walks"
import type { StatesTable } from "../../tests/states-tables"
import { statesTables } from "../../tests/states-tables"

/** One machine with everything that is known of it. */
export interface Flow {
  readonly name: string
  readonly model: AnyExplored
  /** Null while a machine in the making has none; it does not compile then. */
  readonly walk: Walk<any> | null
  /** Null while nobody has written it: a failing test says so. */
  readonly table: StatesTable | null
  readonly stateSets: readonly number[]
}

export const flows = (): readonly Flow[] => {
  const tables = statesTables()
  return Object.entries<AnyExplored>(models).map(([name, model]) => {
    const table = tables.find(({ machine }) => machine === name) ?? null
    return { name, model, walk: (walks as Record<string, Walk<any>>)[name] ?? null, table, stateSets: table?.stateSets ?? [] }
  })
}

/** Thrown for what a person typed; told without a stack. */
export const mistake = (message: string): Error => Object.assign(new Error(message), { name: "Mistake" })

/** The machine of that name, or all of them. */
export const chosen = (name: string): readonly Flow[] => {
  const all = flows()
  if (name === "all") return all
  const found = all.filter((flow) => flow.name === name)
  if (found.length === 0) throw mistake(`There is no machine "${name}". There are: ${all.map((flow) => flow.name).join(", ")}, or all.`)
  return found
}

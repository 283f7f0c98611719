import type { Flow } from "#scripts/paths/flows.ts"
import type { Place, WalkedPath } from "#scripts/paths/record.ts"
import { targetsOf } from "#scripts/paths/targets.ts"
import { rowsOf } from "#tests/states-tables.ts"

const without = (all: readonly string[], other: readonly string[]) => all.filter((each) => !other.includes(each))

/** Finds differences between the state table and the machine, in both directions. */
const tableGaps = ({ table, model }: Flow): readonly string[] => {
  const machine = model.edges()
  const [rows, edges] = [rowsOf(table.edges, machine), rowsOf(machine, machine)]
  return [
    ...without(edges, rows).map((row) => `docs/states/${table.file} has no row for: ${row}`),
    ...without(rows, edges).map((row) => `docs/states/${table.file} has a row that the machine does not have: ${row}`),
  ]
}

/**
 * Lists the targets that a walk left out: each branch of each guard, each timer, and each result of each port. On the
 * app the list has only the gaps of the state table, because not every path is possible there.
 */
export const gapsOf = (flow: Flow, place: Place, { transitions, answers }: WalkedPath): readonly string[] => {
  if (place === "app") return tableGaps(flow)
  const targets = targetsOf(flow.model)
  return [
    ...without(targets.transitions, Object.keys(transitions)).map((name) => `not taken: ${name}`),
    ...without(targets.answers, answers).map((name) => `not answered: ${name}`),
    ...tableGaps(flow),
  ]
}

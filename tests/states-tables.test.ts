import { describe, expect, it } from "vitest"
import { models } from "#machines/generated/models.ts"
import { exploreModel } from "#machines/kit/explore.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import { isChosen } from "./chosen.ts"
import { findDifferingRows, rowsOf, stateSets, readStatesTables, findUndecidedRows } from "./states-tables.ts"

const tables = readStatesTables()

it("each machine has one table, and each table one machine", () => {
  expect(tables.map((table) => table.machine).sort()).toEqual(Object.keys(models).sort())
})

it("the tables cover existing state sets", () => {
  const covered = tables.flatMap((table) => table.stateSets)
  const sets = stateSets()
  expect(covered.filter((number) => !sets.has(number))).toEqual([])
  // The number of an extension's state set must occur in only one table.
  expect(covered.filter((number, index) => number > 200 && covered.indexOf(number) !== index)).toEqual([])
  const open = [...sets].filter(([number]) => !covered.includes(number)).map(([number, name]) => `${number} ${name}`)
  console.info(`State sets covered by no table (${open.length} of ${sets.size}): ${open.join(", ")}`)
})

// Another test reports tables without a machine.
describe.each(tables.filter(({ machine }) => machine in models && isChosen(machine)))("docs/states/$file", (table) => {
  const model = (models as Record<string, AnyExplored>)[table.machine]!
  it("contains exactly the edges of the machine", () => {
    const edges = model.edges()
    expect(findDifferingRows(rowsOf(table.edges, edges), rowsOf(edges, edges))).toEqual([])
  })
  it("describes the flow above its rows", () => {
    expect(table.description, "a sentence above the rows that says what a customer does").toMatch(/\S/)
  })
  it("explains which sample leads to which state, if one event leads to several", () => {
    expect(findUndecidedRows(model.edges())).toEqual([])
  })
  it("names the initial state of the machine", () => {
    const start = formatStateName(exploreModel(model).initial.value)
    expect(table.start, `the row (start) of the table, and where the machine starts`).toBe(start)
  })
})

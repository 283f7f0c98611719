import { describe, expect, it } from "vitest"
import { explore } from "../src/machines/kit/explore"
import type { AnyExplored } from "../src/machines/kit/model"
import { models } from "../src/machines/models"
import { stateName } from "../src/machines/state-name"
import { statesTables } from "./states-tables"

const tables = statesTables()

it("has one table per machine and one machine per table", () => {
  expect(tables.map((table) => table.machine).sort()).toEqual(Object.keys(models).sort())
})

describe.each(tables)("docs/states/$file", (table) => {
  const model = (models as Record<string, AnyExplored>)[table.machine]!
  it("says the edges of the machine, no more and no fewer", () => {
    const edges = model.edges().map((edge) => `${edge.from} | ${edge.event} | ${edge.to}`)
    expect([...edges].sort()).toEqual([...new Set(table.edges)].sort())
  })
  it("names where the machine starts", () => {
    expect(table.start).toBe(stateName(explore(model).initial.value))
  })
})

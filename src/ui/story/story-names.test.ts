import { describe, expect, it } from "vitest"
import { storyNameFromExport, toId } from "storybook/internal/csf"
import { models } from "#machines/generated/models.ts"
import { statesTables } from "#tests/states-tables.ts"
import { stateTitle, storyExportName, storyGroup, storyId, storyTitle } from "./story-names.ts"

describe("the address of a story", () => {
  const areas = new Map(statesTables().map(({ machine, file }) => [machine, file.split("/")[0]!]))
  const states = Object.entries(models).flatMap(([machine, { states: all }]) =>
    all.map((state) => [storyGroup(areas.get(machine)!, machine === "apiCall"), machine, state] as const),
  )

  it.each(states)("equals the one Storybook generates: %s %s %s", (area, machine, state) => {
    const expected = toId(storyTitle(area, machine), storyNameFromExport(storyExportName(state)))
    expect(storyId(area, machine, storyExportName(state))).toBe(expected)
  })
})

it.each([
  ["ready", "Ready"],
  ["process.humanCheck", "Process: human check"],
  ["editing.quantityLeads", "Editing: quantity leads"],
])("the state %s is called %s", (state, title) => {
  expect(stateTitle(state)).toBe(title)
})

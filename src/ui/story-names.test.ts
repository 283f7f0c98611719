import { describe, expect, it } from "vitest"
import { storyNameFromExport, toId } from "storybook/internal/csf"
import { models } from "../machines/models"
import { storyExportName, storyId, storyTitle } from "./story-names"

describe("the address of a story", () => {
  const states = Object.entries(models).flatMap(([machine, { states: all }]) =>
    all.map((state) => [machine, state] as const),
  )

  it.each(states)("equals the one Storybook generates: %s %s", (machine, state) => {
    const expected = toId(`States/${storyTitle(machine)}`, storyNameFromExport(storyExportName(state)))
    expect(storyId("States", machine, storyExportName(state))).toBe(expected)
  })
})

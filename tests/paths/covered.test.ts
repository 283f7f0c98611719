import { describe, expect, it } from "vitest"
import { listEventReactions } from "#machines/kit/event-reactions.ts"
import { flows } from "#scripts/paths/flows.ts"
import { targetsOf } from "#scripts/paths/targets.ts"
import { walkMachine } from "#scripts/paths/walk/machine.ts"
import { isChosen } from "#tests/chosen.ts"
import { findUncoveredTransitions } from "#tests/uncovered-transitions.ts"

describe.each(
  flows()
    .filter(({ name }) => isChosen(name))
    .map((flow) => [flow.name, flow] as const),
)("%s", (_, flow) => {
  it("has paths for every transition, guarded branch, timer, and declared answer of each port", async () => {
    const walked = await walkMachine(flow, "here")
    expect(walked.paths.failed).toEqual([])
    expect(findUncoveredTransitions(flow.model, new Set(Object.keys(walked.transitions)))).toEqual([])
    expect(targetsOf(flow.model).answers.filter((answer) => !walked.answers.includes(answer))).toEqual([])
  })

  it("handles, ignores or refuses each event in each state", () => {
    const pairs = listEventReactions(flow.model)
    expect(pairs.filter(({ reaction }) => reaction === "breaks")).toEqual([])
    const events = new Set(pairs.map(({ event }) => event))
    expect(pairs.length).toBe(flow.model.states.length * events.size)
  })
})

import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { flows } from "../../scripts/paths/flows"
import { targetsOf } from "../../scripts/paths/targets"
import { walkMachine } from "../../scripts/paths/walk/machine"
import { eventReactions } from "../../src/machines/kit/event-reactions"

const all = flows()
const limits = JSON.parse(readFileSync(new URL("budget.json", import.meta.url), "utf8")) as Readonly<
  Record<string, readonly [min: number, max: number]>
>

describe.each(all.map((flow) => [flow.name, flow] as const))("%s", (name, flow) => {
  it("has paths for every transition, guarded branch, timer, and declared answer of each port", async () => {
    const targets = targetsOf(flow.model)
    const walked = await walkMachine(flow, "here")
    expect(walked.paths.failed).toEqual([])
    expect(targets.transitions.filter((transition) => !(transition in walked.transitions))).toEqual([])
    expect(targets.answers.filter((answer) => !walked.answers.includes(answer))).toEqual([])
  })

  it("has about as many paths as tests/paths/budget.json says", () => {
    const count = flow.model.paths().length
    const [min, max] = limits[name] ?? [count + 1, count - 1]
    const differences =
      count >= min && count <= max
        ? ""
        : `${name} has ${count} paths, the budget is ${limits[name]?.join(" to ") ?? "missing"}. ` +
          "If that is meant, put it right in tests/paths/budget.json (least, most); if not, a transition or a sample came or went unnoticed."
    expect(differences).toBe("")
  })

  it("handles, ignores or refuses each event in each state", () => {
    const pairs = eventReactions(flow.model)
    expect(pairs.filter(({ reaction }) => reaction === "breaks")).toEqual([])
    const events = new Set(pairs.map(({ event }) => event))
    expect(pairs.length).toBe(flow.model.states.length * events.size)
  })
})

it("the budget names only machines that exist", () => {
  expect(Object.keys(limits).filter((name) => all.every((flow) => flow.name !== name))).toEqual([])
})

import { execFileSync } from "node:child_process"
import { expect, it } from "vitest"
import { inRoot, root } from "#scripts/root.ts"
import { listedFlows, type ListedFlow } from "#scripts/paths/list.ts"
import { flows } from "#scripts/paths/flows.ts"
import { models } from "#machines/generated/models.ts"

const numbers = (flow: ListedFlow): readonly unknown[] => [
  flow.states,
  flow.transitions,
  flow.paths,
  flow.covered.machine,
  flow.covered.screen,
  ...flow.stateSets,
]

it("tells programs nothing but an array with each machine, counts as numbers", () => {
  const output = execFileSync(process.execPath, [inRoot("scripts/paths.ts"), "list", "--json"], {
    cwd: root,
    encoding: "utf8",
  })
  const all = JSON.parse(output) as readonly ListedFlow[]
  expect(all.map(({ machine }) => machine)).toEqual(Object.keys(models))
  for (const flow of all) {
    expect(Object.keys(flow)).toEqual(["machine", "stateSets", "states", "transitions", "paths", "covered"])
    expect(numbers(flow).every((count) => typeof count === "number")).toBe(true)
    expect(flow.covered.machine <= flow.transitions && flow.covered.screen <= flow.transitions).toBe(true)
  }
})

it("counts as covered what the last walk took of the present machine, and nothing without one", () => {
  const flow = flows().find(({ name }) => name === "signIn")!
  const walked = {
    commit: "abc",
    milliseconds: 1,
    paths: { passed: 1, failed: [] },
    answers: [],
    transitions: { "signIn.ready on form.submit [0]": ["signIn-01"], "signIn.gone on form.submit [0]": ["signIn-01"] },
  }
  expect(listedFlows(flow, {}).covered).toEqual({ machine: 0, screen: 0 })
  expect(listedFlows(flow, { signIn: { machine: walked } }).covered).toEqual({ machine: 1, screen: 0 })
})

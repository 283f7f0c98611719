import { execFileSync } from "node:child_process"
import { expect, it } from "vitest"
import { inRoot, root } from "../../scripts/root.ts"
import type { ListedFlow } from "../../scripts/paths/list"
import { listedFlows } from "../../scripts/paths/list"
import { recordOf } from "../../scripts/paths/record"
import { flows } from "../../scripts/paths/flows"
import { models } from "../../src/machines/models"

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

it("records for others what was walked at a commit without a failure, and names the rest", () => {
  const walked = { commit: "abc", milliseconds: 1, paths: { passed: 1, failed: [] }, answers: [], transitions: {} }
  const { text, unfit } = recordOf({
    signIn: { machine: walked, screen: { ...walked, commit: "abc+" } },
    signUp: { machine: { ...walked, paths: { passed: 0, failed: ["signUp-01"] } } },
  })
  expect(JSON.parse(text)).toEqual({ signIn: { machine: walked } })
  expect(unfit).toEqual(["signIn on the screen", "signUp on the machine"])
})

it("leaves what is recorded of other machines and places as it is", () => {
  const recorded = { commit: "abc", milliseconds: 1, paths: { passed: 1, failed: [] }, answers: [], transitions: {} }
  const walked = { ...recorded, commit: "def" }
  const { text } = recordOf(
    { signIn: { machine: walked, screen: { ...walked, commit: "def+" } }, signOut: { machine: walked } },
    { signIn: { machine: recorded, screen: recorded }, signUp: { app: recorded } },
  )
  expect(JSON.parse(text)).toEqual({
    signIn: { machine: walked, screen: recorded },
    signUp: { app: recorded },
    signOut: { machine: walked },
  })
})

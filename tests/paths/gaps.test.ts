import { expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { gapsOf } from "#scripts/paths/walk/gaps.ts"
import { walkMachine } from "#scripts/paths/walk/machine.ts"

const signIn = flows().find(({ name }) => name === "signIn")!
const walked = await walkMachine(signIn, "abc")

it("finds no gap in a complete walk", () => {
  expect(gapsOf(signIn, "machine", walked)).toEqual([])
})

it("reports each transition and port result that a walk left out, and each difference from the state table", () => {
  const { "signIn.unverified on form.submit [0]": _, ...transitions } = walked.transitions
  const answers = walked.answers.filter((answer) => answer !== "signIn ok")
  const [first, ...edges] = signIn.table.edges
  const table = { ...signIn.table, edges: [...edges, { ...first!, to: "success" }] }
  expect(gapsOf({ ...signIn, table }, "screen", { ...walked, transitions, answers })).toEqual([
    "not taken: signIn.unverified on form.submit [0]",
    "not answered: signIn ok",
    "docs/states/account/sign-in.md has no row for: ready | form.submit | sending.humanCheck",
    "docs/states/account/sign-in.md has a row that the machine does not have: ready | form.submit | success",
  ])
  expect(gapsOf(signIn, "app", { ...walked, transitions, answers })).toEqual([])
})

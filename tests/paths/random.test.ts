import { expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { randomWalks, describeWalk } from "#scripts/paths/walk/random.ts"

const signIn = flows().find(({ name }) => name === "signIn")!

it("finds no contradiction between machines and their tables", async () => {
  for (const flow of flows())
    expect([flow.name, (await randomWalks(flow.model, flow.table, 1, 30)).failure]).toEqual([flow.name, null])
})

it("finds a path that contradicts the table, shrinks it, and describes it in words", async () => {
  // The test uses a false specification, in which a refused sign-in leads back to the initial form.
  const edges = signIn.table.edges.map((edge) =>
    edge.event === "signIn UserNotVerified" ? { ...edge, to: "ready" } : edge,
  )
  const { failure, seed } = await randomWalks(signIn.model, { ...signIn.table, edges }, 42, 200)
  expect(seed).toBe(42)
  expect(await describeWalk(signIn, failure!)).toEqual([
    '  1. type "anna@example.com" into "E-mail" (field); type "correct-horse" into "Password" (field); press "Sign in" (button)  (ready → sending.humanCheck, form.submit)',
    "  2. obtainHumanCheck ok  (sending.humanCheck → sending.requesting)",
    "  3. signIn UserNotVerified  (sending.requesting → unverified)",
    '  Then: no row "sending.requesting | signIn UserNotVerified | unverified" in docs/states/account/sign-in.md',
  ])
})

it("walks the same way with the same seed", async () => {
  const edges = signIn.table.edges.filter(({ event }) => event !== "signIn ok")
  const results = await Promise.all(
    [7, 7].map(async (seed) => (await randomWalks(signIn.model, { ...signIn.table, edges }, seed, 100)).failure),
  )
  expect(results[0]!.steps.map(({ label }) => label)).toEqual(results[1]!.steps.map(({ label }) => label))
})

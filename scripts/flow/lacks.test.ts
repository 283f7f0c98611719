import { expect, it } from "vitest"
import { lacksOf } from "./lacks.ts"

it("names everything that a flow without entries still lacks, and nothing of one that has them", () => {
  const signIn = {
    name: "signIn",
    area: "account",
    machine: "src/machines/account/sign-in.machine.ts",
    model: "src/machines/account/sign-in.model.ts",
    walk: "src/ui/account/sign-in.walk.tsx",
    hasNoScreen: false,
  }
  expect(lacksOf(signIn)).toEqual([])
  expect(
    lacksOf({ ...signIn, name: "signOn", model: "" }).map((lack) => /^.*?(?= (?:in|of) )/.exec(lack)?.[0]),
  ).toEqual(["a Russian title", "how the application reaches it", "the inputs"])
  const unknown = { ...signIn, machine: "src/machines/account/sign-on.machine.ts", walk: "" }
  expect(lacksOf(unknown)).toEqual(["an end-to-end story in tests/e2e/account that shows a text of this flow alone"])
})

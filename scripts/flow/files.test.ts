import { expect, it } from "vitest"
import { documents, projectsOf, rest } from "./files.ts"

const signIn = {
  name: "signIn",
  area: "account",
  machine: "src/machines/account/sign-in.machine.ts",
  model: "src/machines/account/sign-in.model.ts",
  walk: "src/ui/account/sign-in.walk.tsx",
  hasNoScreen: false,
}

it("tests without a browser first, then the files that have the machine's share of the screens", () => {
  expect(projectsOf(documents([signIn]))).toEqual(["--project", "unit"])
  expect(documents([signIn]).slice(0, 2)).toEqual(["tests/states-tables.test.ts", "tests/constants.test.ts"])
  expect(documents([signIn])).toContain("src/adapters/shared/calls.test.ts")
  expect(rest([signIn])).toEqual([
    "tests/walks/walks-1.screen.test.tsx",
    "tests/walks/negative-1.screen.test.tsx",
    "src/ui/generated/stories/account/sign-in.stories.tsx",
  ])
  expect(projectsOf(rest([signIn]))).toEqual(["--project", "screens", "--project", "storybook"])
})

it("takes as many files of screens as there are, at most one for each machine", () => {
  const screens = (machines: number) =>
    rest(Array.from({ length: machines }, () => signIn)).filter((file) => file.includes("/walks-"))
  expect(screens(2)).toEqual(["tests/walks/walks-1.screen.test.tsx", "tests/walks/walks-2.screen.test.tsx"])
  expect(screens(9)).toHaveLength(3)
})

import { expect, it } from "vitest"
import { listDocumentTests, projectsOf, listScreenTests } from "./files.ts"

const signIn = {
  name: "signIn",
  area: "account",
  machine: "src/machines/account/sign-in.machine.ts",
  model: "src/machines/account/sign-in.model.ts",
  walk: "src/ui/account/sign-in.walk.tsx",
  hasNoScreen: false,
}

it("lists tests without a browser first, then the screen tests that contain the machine", () => {
  expect(projectsOf(listDocumentTests([signIn]))).toEqual(["--project", "unit"])
  expect(listDocumentTests([signIn]).slice(0, 2)).toEqual(["tests/states-tables.test.ts", "tests/constants.test.ts"])
  expect(listDocumentTests([signIn])).toContain("src/adapters/shared/calls.test.ts")
  expect(listScreenTests([signIn])).toEqual([
    "tests/walks/walks-1.screen.test.tsx",
    "tests/walks/negative-1.screen.test.tsx",
    "src/ui/generated/stories/account/sign-in.stories.tsx",
  ])
  expect(projectsOf(listScreenTests([signIn]))).toEqual(["--project", "screens", "--project", "storybook"])
})

it("lists at most one file of screens for each machine, and no more than there are", () => {
  const screens = (machines: number) =>
    listScreenTests(Array.from({ length: machines }, () => signIn)).filter((file) => file.includes("/walks-"))
  expect(screens(2)).toEqual(["tests/walks/walks-1.screen.test.tsx", "tests/walks/walks-2.screen.test.tsx"])
  expect(screens(9)).toHaveLength(3)
})

import { mkdir, rm, writeFile } from "node:fs/promises"
import { expect, it, onTestFinished } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { lacksOf } from "./lacks.ts"

const signIn = {
  name: "signIn",
  area: "account",
  machine: "src/machines/account/sign-in.machine.ts",
  model: "src/machines/account/sign-in.model.ts",
  walk: "src/ui/account/sign-in.walk.tsx",
  hasNoScreen: false,
}
const noStory = ["an end-to-end story in tests/e2e/account that shows a text of this flow alone"]

it("names everything that a flow without entries still lacks, and nothing of one that has them", () => {
  expect(lacksOf(signIn)).toEqual([])
  expect(
    lacksOf({ ...signIn, name: "signOn", model: "" }).map((lack) => /^.*?(?= (?:in|of) )/.exec(lack)?.[0]),
  ).toEqual(["a Russian title", "how the application reaches it", "the inputs"])
  expect(lacksOf({ ...signIn, walk: "" })).toEqual(noStory)
})

it("takes no story for one of this flow that only shows texts of many, and names texts that no page loads", async () => {
  const folder = inRoot(".cache/lacks")
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  const walk = ".cache/lacks/example.walk.tsx"
  await writeFile(inRoot(walk), 'page.getByRole("button", { name: t("common:retry") })')
  expect(lacksOf({ ...signIn, walk })).toEqual(noStory)
  await writeFile(inRoot(walk), 'see(t("signIn:title"), t("account:title"))')
  expect(lacksOf({ ...signIn, walk })[0]).toMatch(/^a page that loads its texts: name "signIn" in /)
})

import { mkdir, rm, writeFile } from "node:fs/promises"
import { expect, it, onTestFinished } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { findMissingParts } from "./missing-parts.ts"

const signIn = {
  name: "signIn",
  area: "account",
  machine: "src/machines/account/sign-in.machine.ts",
  model: "src/machines/account/sign-in.model.ts",
  walk: "src/ui/account/sign-in.walk.tsx",
  hasNoScreen: false,
}
const noStory = ["an end-to-end story in tests/e2e/account that shows a text of this flow alone"]

it("reports all entries that a flow lacks, and nothing for a complete flow", () => {
  expect(findMissingParts(signIn)).toEqual([])
  expect(
    findMissingParts({ ...signIn, name: "signOn", model: "" }).map((lack) => /^.*?(?= (?:in|of) )/.exec(lack)?.[0]),
  ).toEqual(["a Russian title", "how the application reaches it", "the inputs"])
  expect(findMissingParts({ ...signIn, walk: "" })).toEqual(noStory)
})

it("ignores stories that only show shared texts, and reports texts that no page loads", async () => {
  const folder = inRoot(".cache/lacks")
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  const walk = ".cache/lacks/example.walk.tsx"
  await writeFile(inRoot(walk), 'page.getByRole("button", { name: t("common:retry") })')
  expect(findMissingParts({ ...signIn, walk })).toEqual(noStory)
  await writeFile(inRoot(walk), 'see(t("signIn:title"), t("account:title"))')
  expect(findMissingParts({ ...signIn, walk })[0]).toMatch(/^a page that loads its texts: name "signIn" in /)
})

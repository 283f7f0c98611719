import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { inRoot, root } from "#scripts/root.ts"

const screens = globSync("src/ui/**/*.tsx", { cwd: root }).filter((path) => !/\.(?:walk|stories|test)\.tsx$/.test(path))

/** A text with a name, as in `t("…", { name })`, except for texts that `<WithName>` assembles. */
const bare = /(?<!\(name\) => )\bt\((?:"[^"]+"|`[^`]+`), \{(?:[^}]*,)?\s*(?:name|label)\s*[:,}][^)]*\)/g

it("no sentence contains a customer's name without <WithName>", () => {
  expect('t("a.b", { name: chosen.name })').toMatch(bare)
  expect('of={(name) => t("a.b", { name })}').not.toMatch(bare)
  const found = screens.flatMap((path) =>
    (readFileSync(inRoot(path), "utf8").match(bare) ?? []).map((use) => [path, use]),
  )
  expect(found).toEqual([])
})

import { globSync } from "node:fs"
import { expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { stateWords } from "#scripts/paths/words/state-words.tsx"
import { inRoot } from "#scripts/root.ts"
import { isChosen } from "#tests/chosen.ts"
import { toKebabCase } from "#ui/story/story-names.ts"

const onScreen = flows().filter(({ walk }) => !walk.hasNoScreen)
const fileOf = ({ area, name }: (typeof onScreen)[number]) => `${area}/${toKebabCase(name)}.json`

// The words are in files, so that a reviewer reads the changed words like changed pictures.
it.each(onScreen.filter(({ name }) => isChosen(name)).map((flow) => ({ flow, name: flow.name })))(
  "the words of $name are those that were accepted; npm run tool -- words $name accepts the new ones",
  async ({ flow }) => {
    const words = `${JSON.stringify(stateWords(flow), null, 2)}\n`
    await expect(words).toMatchFileSnapshot(inRoot(`tests/words/${fileOf(flow)}`))
  },
)

it("no file lists the words of a flow that is gone", () => {
  const expected = new Set(onScreen.map(fileOf))
  expect(globSync("**/*.json", { cwd: inRoot("tests/words") }).filter((file) => !expected.has(file))).toEqual([])
})

import { globSync } from "node:fs"
import { expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { stateTexts } from "#scripts/paths/words/state-texts.tsx"
import { inRoot } from "#scripts/root.ts"
import { isChosen } from "#tests/chosen.ts"
import { toKebabCase } from "#ui/story/story-names.ts"

const onScreen = flows().filter(({ walk }) => !walk.hasNoScreen)
const fileOf = ({ area, name }: (typeof onScreen)[number]) => `${area}/${toKebabCase(name)}.json`

// The words are in files, so that a reviewer reads the changed words like changed screenshots.
it.each(onScreen.filter(({ name }) => isChosen(name)).map((flow) => ({ flow, name: flow.name })))(
  "the texts of $name are the accepted ones; npm run tool -- words $name accepts new ones",
  async ({ flow }) => {
    const texts = `${JSON.stringify(stateTexts(flow), null, 2)}\n`
    await expect(texts).toMatchFileSnapshot(inRoot(`tests/words/${fileOf(flow)}`))
  },
)

it("no file contains the texts of a flow that no longer exists", () => {
  const expected = new Set(onScreen.map(fileOf))
  expect(globSync("**/*.json", { cwd: inRoot("tests/words") }).filter((file) => !expected.has(file))).toEqual([])
})

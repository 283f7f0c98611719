import { existsSync } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { copyWorkingTree } from "./mutants/working-tree.ts"
import { inRoot, root } from "./root.ts"
import { listen, run } from "./run.ts"
import { say, warn } from "./say.ts"

const baselines = inRoot("tests/visual/baselines")
const builtStories = ".cache/visual-stories"

const buildStories = async (folder: string): Promise<string> => {
  const words = ["scripts/storybook.ts", "build", "--output-dir", builtStories, "--quiet"]
  if ((await run("node", words, {}, folder)) !== 0)
    throw new Error("The stories cannot be built with the packages that are installed.")
  return join(folder, builtStories)
}

/** Every state, and not only those that have pictures. */
const every = { VISUAL_EVERY: "1" }

const compare = (stories: string, pictures: string, update: boolean, more: Readonly<Record<string, string>>) =>
  run("playwright", ["test", "--config", "tests/visual", ...(update ? ["--update-snapshots"] : [])], {
    VISUAL_STORIES: stories,
    VISUAL_PICTURES: pictures,
    ...more,
  })

/** The folder with pictures of every state of a commit; taken once, by this version of the tool. */
const picturesOf = async (commit: string): Promise<string> => {
  const { code, output } = await listen("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`])
  if (code !== 0) throw new Error(`There is no commit ${commit}.`)
  const folder = join(inRoot(".cache/visual-against"), output.trim())
  if (existsSync(folder)) return folder
  say(`Taking the pictures of ${commit}`)
  const pictures = `${folder}.unfinished`
  await rm(pictures, { recursive: true, force: true })
  await using tree = await copyWorkingTree(output.trim())
  if ((await compare(await buildStories(tree.folder), pictures, true, every)) !== 0)
    throw new Error(`The pictures of ${commit} could not be taken; the reason is above.`)
  await rename(pictures, folder)
  return folder
}

const text = { type: "string" } as const
const flag = { type: "boolean", default: false } as const

try {
  const { values } = parseArgs({ options: { update: flag, "no-build": flag, only: text, against: text } })
  const { update, only = "", against, "no-build": noBuild } = values
  if (update && against !== undefined) throw new TypeError("--update accepts pictures of the working tree only.")
  const pictures = against === undefined ? baselines : await picturesOf(against)
  if (noBuild && !existsSync(inRoot(builtStories))) throw new Error("No stories were built yet: leave out --no-build.")
  const stories = noBuild ? inRoot(builtStories) : await buildStories(root)
  process.exitCode = await compare(stories, pictures, update, {
    ...(against !== undefined && every),
    VISUAL_ONLY: only,
  })
  say("Before, after and the difference: reports/visual/index.html")
} catch (failure) {
  warn(failure instanceof Error ? failure.message : String(failure))
  if (failure instanceof TypeError) warn("docs/design-review.md shows how it is called.")
  process.exitCode = 1
}

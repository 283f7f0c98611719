import { existsSync } from "node:fs"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { printLine, printErrorLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { runAndCapture, run } from "./run.ts"
import { builtStories, buildStories, currentStories, hasStories } from "./storybook/build.ts"
import { writeChanged } from "./visual/changed.ts"
import { copyWorkingTree } from "./working-tree.ts"

const baselines = inRoot("tests/visual/baselines")
/** Returns the folder of the working tree's stories. Throws if the build is skipped but no stories were built yet. */
const ownStories = async (noBuild: boolean): Promise<string> => {
  if (noBuild && !hasStories()) throw new Error("No stories were built yet: leave out --no-build.")
  if (!noBuild) await currentStories()
  return builtStories
}

/** Settings that take screenshots of every state, instead of only those with accepted screenshots. */
const every = { VISUAL_EVERY: "1" }

const compare = (stories: string, pictures: string, update: boolean, more: Readonly<Record<string, string>>) =>
  run("playwright", ["test", "--config", "tests/visual", ...(update ? ["--update-snapshots"] : [])], {
    VISUAL_STORIES: stories,
    VISUAL_PICTURES: pictures,
    ...more,
  })

/**
 * Returns the folder with a commit's screenshots of the chosen states. The current version of the tool builds the
 * stories and takes the screenshots, once for each commit. Throws if the commit does not exist or a screenshot fails.
 */
const loadPictures = async (commit: string, only: string): Promise<string> => {
  const { code, output } = await runAndCapture("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`])
  if (code !== 0) throw new Error(`There is no commit ${commit}.`)
  const folder = inRoot(`.cache/visual-against/${output.trim()}`)
  const [stories, pictures] = [join(folder, "stories"), join(folder, "pictures")]
  if (!existsSync(stories)) {
    printLine(`Building the stories of ${commit}`)
    await using tree = await copyWorkingTree(output.trim())
    await rm(`${stories}.unfinished`, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await buildStories(tree.folder, `${stories}.unfinished`)
    await rename(`${stories}.unfinished`, stories)
  }
  const mark = join(folder, `taken-${only.replaceAll(/\W/g, "-")}`)
  if (existsSync(mark) || existsSync(join(folder, "taken-"))) return pictures
  printLine(`Taking the pictures of ${commit}`)
  if ((await compare(stories, pictures, true, { ...every, VISUAL_ONLY: only })) !== 0)
    throw new Error(`The pictures of ${commit} could not be taken; the reason is above.`)
  await writeFile(mark, "")
  return pictures
}

const text = { type: "string" } as const
const flag = { type: "boolean", default: false } as const

try {
  const { values } = parseArgs({ options: { update: flag, "no-build": flag, only: text, against: text } })
  const { update, only = "", against, "no-build": noBuild } = values
  if (update && against !== undefined) throw new TypeError("--update accepts pictures of the working tree only.")
  const pictures = against === undefined ? baselines : await loadPictures(against, only)
  const stories = await ownStories(noBuild)
  process.exitCode = await compare(stories, pictures, update, {
    ...(against !== undefined && every),
    VISUAL_ONLY: only,
  })
  await writeChanged(against ?? "the accepted pictures")
  printLine("Before, after and the difference: reports/visual/index.html")
} catch (failure) {
  printErrorLine(failure instanceof Error ? failure.message : String(failure))
  if (failure instanceof TypeError) printErrorLine("docs/design-review.md shows how it is called.")
  process.exitCode = 1
}

import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { copyWorkingTree } from "#scripts/mutants/working-tree.ts"
import { inRoot, root } from "#scripts/root.ts"
import { listen, run } from "#scripts/run.ts"
import { say } from "#scripts/say.ts"
import { shootAll } from "./shoot.ts"

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly tags: readonly string[] }>
  >
}

const buildStories = async (folder: string, stories: string): Promise<void> => {
  const words = ["scripts/storybook.ts", "build", "--output-dir", stories, "--quiet"]
  if ((await run("node", words, {}, folder)) !== 0)
    throw new Error("The stories cannot be built with the packages that are installed.")
}

/** Takes the wanted stories that show a state into an empty folder; it appears when it is complete. */
const takePictures = async (stories: string, folder: string, isWanted: (id: string) => boolean): Promise<void> => {
  const { entries } = JSON.parse(await readFile(join(stories, "index.json"), "utf8")) as Index
  const states = Object.values(entries).filter(
    ({ id, type, tags }) => type === "story" && tags.includes("state") && isWanted(id),
  )
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const ids = states.map(({ id }) => id)
  await shootAll(stories, ids, unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

/** The folder with pictures of the working tree. */
export const presentPictures = async (noBuild: boolean, isWanted: (id: string) => boolean): Promise<string> => {
  const [stories, folder] = [inRoot(".cache/visual-stories"), inRoot(".cache/visual-present")]
  if (!noBuild) await buildStories(root, stories)
  if (!existsSync(join(stories, "index.json"))) throw new Error("No stories were built yet: leave out --no-build.")
  await takePictures(stories, folder, isWanted)
  return folder
}

/** The folder with pictures of every state of a commit; built once, then taken from the cache. */
export const picturesOf = async (commit: string): Promise<string> => {
  const { code, output } = await listen("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`])
  if (code !== 0) throw new Error(`There is no commit ${commit}.`)
  const folder = join(inRoot(".cache/visual-against"), output.trim())
  if (existsSync(folder)) return folder
  say(`Building the stories of ${commit}`)
  const tree = await copyWorkingTree(output.trim())
  try {
    const stories = join(tree.folder, ".cache/visual-stories")
    await buildStories(tree.folder, stories)
    await takePictures(stories, folder, () => true)
  } finally {
    await rm(tree.folder, { recursive: true, force: true })
  }
  return folder
}

import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { copyWorkingTree } from "#scripts/mutants/working-tree.ts"
import { inRoot } from "#scripts/root.ts"
import { listen, run } from "#scripts/run.ts"
import { say } from "#scripts/say.ts"
import { shootAll } from "./shoot.ts"
import { statesOf } from "./stories.ts"

const folders = inRoot(".cache/visual-against")

/** The folder with the pictures of every state of a commit; built once, then taken from the cache. */
export const picturesOf = async (commit: string): Promise<string> => {
  const { code, output } = await listen("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`])
  if (code !== 0) throw new Error(`There is no commit ${commit}.`)
  const folder = join(folders, output.trim())
  if (existsSync(folder)) return folder
  say(`Building the stories of ${commit}`)
  const tree = await copyWorkingTree(output.trim())
  const unfinished = `${folder}.unfinished`
  try {
    const stories = join(tree.folder, ".cache/visual-stories")
    const built = await run(
      "node",
      ["scripts/storybook.ts", "build", "--output-dir", stories, "--quiet"],
      {},
      tree.folder,
    )
    if (built !== 0) throw new Error(`The stories of ${commit} cannot be built with the packages that are installed.`)
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    const ids = statesOf(await readFile(join(stories, "index.json"), "utf8"))
    await shootAll(stories, ids, (name, png) => writeFile(join(unfinished, `${name}.png`), png))
    await rename(unfinished, folder)
  } finally {
    await rm(tree.folder, { recursive: true, force: true })
  }
  return folder
}

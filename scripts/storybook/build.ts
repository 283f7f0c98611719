import { existsSync } from "node:fs"
import { cp, mkdtempDisposable, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { printLine } from "#scripts/print-line.ts"
import { inRoot, root } from "#scripts/root.ts"
import { runAndCapture } from "#scripts/run.ts"

/**
 * The built stories of the working tree, which `npm run storybook` serves and of which `npm run tool -- visual` takes
 * screenshots.
 */
export const builtStories = inRoot(".cache/stories")
/** The file with the name of the tree from which the stories were built. */
const mark = `${builtStories}.tree`

const git = async (folder: string, args: readonly string[], environment = {}): Promise<string> => {
  const { code, output } = await runAndCapture("git", args, { folder, environment })
  if (code !== 0) throw new Error(output)
  return output.trim()
}

/**
 * Returns the name of the Git tree that a commit of all files, including new files, would have now. Equal content has
 * an equal name. Returns undefined without Git, because the name is then unknown. Returns undefined for another brand
 * too, because its folder may be outside of the tree.
 */
export const treeNow = async (folder = root): Promise<string | undefined> => {
  if (process.env["BRAND"] !== undefined) return undefined
  await using temporary = await mkdtempDisposable(join(tmpdir(), "hashwell-index-"))
  const index = { GIT_INDEX_FILE: join(temporary.path, "index") }
  try {
    // A copy of the index shows which files are unchanged, and protects the user's own index. The copy has the time of the index, because
    // Git compares it with the times of the files to notice changes within the same second.
    const own = resolve(folder, await git(folder, ["rev-parse", "--git-path", "index"]))
    await cp(own, index.GIT_INDEX_FILE, { preserveTimestamps: true })
    await git(folder, ["add", "--all"], index)
    return await git(folder, ["write-tree"], index)
  } catch {
    return undefined
  }
}

/** Builds the stories of a folder. Throws an error with the output if the build fails. */
export const buildStories = async (folder: string, output: string): Promise<void> => {
  const args = ["scripts/storybook.ts", "build", "--output-dir", output, "--quiet"]
  const build = await runAndCapture("node", args, { folder })
  if (build.code !== 0)
    throw new Error(`${build.output}\nThe stories cannot be built with the packages that are installed.`)
}

export const hasStories = (): boolean => existsSync(builtStories)

/**
 * Builds the stories of the working tree if it has changed since the last build, and returns the tree's name. Returns
 * undefined if the name is unknown.
 */
export const currentStories = async (): Promise<string | undefined> => {
  const tree = await treeNow()
  if (tree !== undefined && hasStories() && existsSync(mark) && (await readFile(mark, "utf8")) === tree) return tree
  printLine(
    "Building the stories, because the files have changed since the last build. This takes about half a minute.",
  )
  await rm(mark, { force: true })
  await buildStories(root, builtStories)
  if (tree !== undefined) await writeFile(mark, tree)
  return tree
}

import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Locale } from "#domain/shared/currency.ts"
import { inRoot, root } from "#scripts/root.ts"
import { runAndCapture } from "#scripts/run.ts"
import { copyWorkingTree } from "#scripts/working-tree.ts"
import type { PathFile } from "./compare.ts"
import { UsageError } from "./flows.ts"

const generateIn = async (folder: string, locale: Locale): Promise<readonly PathFile[]> => {
  await using out = await mkdtempDisposable(join(tmpdir(), "hashwell-paths-"))
  const args = ["scripts/paths.ts", "generate", "all", "--format", "json", "--locale", locale, "--out", out.path]
  const { code, output } = await runAndCapture("node", args, { folder })
  if (code !== 0) throw new UsageError(`The paths cannot be generated with the packages that are installed.\n${output}`)
  const files = (await readdir(out.path)).toSorted().map((file) => readFile(join(out.path, file), "utf8"))
  return (await Promise.all(files)).map((text) => JSON.parse(text) as PathFile)
}

/** Returns the full name of a commit, which is unique. Throws a `UsageError` if there is no such commit. */
const findName = async (commit: string): Promise<string> => {
  const { code, output } = await runAndCapture("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`])
  if (code !== 0) throw new UsageError(`There is no commit "${commit}".`)
  return output.trim()
}

const cache = inRoot("node_modules/.cache/paths")

/** Returns the scripts of a commit, or of the working tree if there is no commit. The scripts of a commit are generated once. */
export const loadPathsAt = async (commit: string | undefined, locale: Locale): Promise<readonly PathFile[]> => {
  if (commit === undefined) return await generateIn(root, locale)
  const name = await findName(commit)
  const file = join(cache, `${name}.${locale}.json`)
  const known = await readFile(file, "utf8").catch(() => null)
  if (known !== null) return JSON.parse(known) as readonly PathFile[]
  await using tree = await copyWorkingTree(name)
  const paths = await generateIn(tree.folder, locale)
  await mkdir(cache, { recursive: true })
  await writeFile(file, JSON.stringify(paths))
  return paths
}

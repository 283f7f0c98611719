import { existsSync } from "node:fs"
import { cp, mkdir, mkdtempDisposable, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inRoot } from "#scripts/root.ts"
import { runAndCapture } from "#scripts/run.ts"

/** A temporary copy of the project. Changes in it do not reach the working tree. */
export interface WorkingTree extends AsyncDisposable {
  readonly folder: string
  readonly read: (file: string) => Promise<string>
  readonly write: (file: string, text: string) => Promise<void>
}

const output = async (command: string, ...args: readonly string[]): Promise<string> => {
  const { code, output: text } = await runAndCapture(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${text}`)
  return text
}

/** Copies tracked files, and new files that are not ignored. */
const copyWorking = async (folder: string): Promise<void> => {
  const listed = await output("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
  const files = [...new Set(listed.split("\0"))].filter((file) => file !== "" && existsSync(inRoot(file)))
  for (const file of files) await cp(inRoot(file), join(folder, file), { recursive: true })
}

const copyCommit = async (folder: string, commit: string): Promise<void> => {
  const archive = join(folder, "tree.tar")
  await output("git", "archive", `--output=${archive}`, commit)
  await output("tar", "-xf", archive, "-C", folder)
  await rm(archive)
}

/** Copies the working tree, or a commit. Packages are symlinks, but caches are separate, so that a changed copy leaves nothing in them. */
export const copyWorkingTree = async (commit: string | null): Promise<WorkingTree> => {
  const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), "hashwell-copy-"))
  await (commit === null ? copyWorking(folder) : copyCommit(folder, commit))
  await mkdir(join(folder, "node_modules"))
  const names = (await readdir(inRoot("node_modules"))).filter((name) => name === ".bin" || !name.startsWith("."))
  for (const name of names) await symlink(inRoot(`node_modules/${name}`), join(folder, "node_modules", name))
  return {
    folder,
    read: (file) => readFile(join(folder, file), "utf8"),
    write: (file, text) => writeFile(join(folder, file), text),
    [Symbol.asyncDispose]: remove,
  }
}

import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { inRoot, root } from "#scripts/root.ts"

/** A temporary copy of the project; changes in it do not reach the working tree. */
export interface WorkingTree {
  readonly folder: string
  readonly read: (file: string) => Promise<string>
  readonly write: (file: string, text: string) => Promise<void>
}

const git = async (...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)("git", [...words], { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout

/** Tracked files, and new ones that are not ignored. */
const copyWorking = async (folder: string): Promise<void> => {
  const listed = await git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
  const files = [...new Set(listed.split("\0"))].filter((file) => file !== "" && existsSync(inRoot(file)))
  for (const file of files) await cp(inRoot(file), join(folder, file), { recursive: true })
}

const copyCommit = async (folder: string, commit: string): Promise<void> => {
  const archive = join(folder, "tree.tar")
  await git("archive", `--output=${archive}`, commit)
  await promisify(execFile)("tar", ["-xf", archive, "-C", folder])
  await rm(archive)
}

/** Each package is a link; the copy has its own caches, so that a mutant does not stay in them. */
const linkPackages = async (folder: string): Promise<void> => {
  await mkdir(join(folder, "node_modules"))
  const names = (await readdir(inRoot("node_modules"))).filter((name) => name === ".bin" || !name.startsWith("."))
  for (const name of names) await symlink(inRoot(`node_modules/${name}`), join(folder, "node_modules", name))
}

/** The working tree, or a commit. */
export const copyWorkingTree = async (commit: string | null): Promise<WorkingTree> => {
  const folder = await mkdtemp(join(tmpdir(), "mutant-"))
  await (commit === null ? copyWorking(folder) : copyCommit(folder, commit))
  await linkPackages(folder)
  return {
    folder,
    read: (file) => readFile(join(folder, file), "utf8"),
    write: async (file, text) => {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    },
  }
}

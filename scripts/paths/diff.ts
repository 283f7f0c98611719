import { mkdtempDisposable, readdir, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyWorkingTree } from "#scripts/mutants/working-tree.ts"
import { root } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import { say } from "#scripts/say.ts"

/** The part of a generated JSON file that tells paths apart. */
export interface PathFile {
  readonly machine: string
  readonly paths: readonly {
    readonly steps: readonly {
      readonly from: string
      readonly event: string
      readonly to: string
      readonly sent: unknown
    }[]
    readonly manual?: unknown
  }[]
}

export interface PathDifference {
  readonly machine: string
  readonly what: "new" | "gone" | "changed"
  readonly path: string
}

/** Paths by the events on them; their states and texts may change. */
const byEvents = (files: readonly PathFile[]) => {
  const paths = files.flatMap(({ machine, paths: own }) => own.map((path) => ({ machine, ...path })))
  return new Map(
    paths.map(({ machine, steps, manual }) => [
      JSON.stringify([machine, steps.map(({ event, sent }) => [event, sent])]),
      {
        machine,
        path: steps.map(({ event, to }) => `${event} → ${to}`).join(", "),
        result: JSON.stringify([steps.map(({ from, to }) => [from, to]), manual]),
      },
    ]),
  )
}

/** Changes of a release: paths with the same events are compared. */
export const comparePaths = (before: readonly PathFile[], after: readonly PathFile[]): readonly PathDifference[] => {
  const [old, present] = [byEvents(before), byEvents(after)]
  const differences: PathDifference[] = []
  for (const [key, { machine, path }] of new Map([...old, ...present])) {
    const [was, is] = [old.get(key)?.result, present.get(key)?.result]
    const what = was === undefined ? "new" : is === undefined ? "gone" : "changed"
    if (was !== is) differences.push({ machine, what, path })
  }
  return differences.toSorted((one, other) => one.machine.localeCompare(other.machine))
}

const generatedIn = async (folder: string): Promise<readonly PathFile[]> => {
  await using out = await mkdtempDisposable(join(tmpdir(), "hashwell-paths-"))
  const words = ["scripts/paths.ts", "generate", "all", "--format", "json", "--out", out.path]
  if ((await run("node", words, {}, folder)) !== 0)
    throw new Error("The paths cannot be generated with the packages that are installed.")
  const files = (await readdir(out.path)).toSorted().map((file) => readFile(join(out.path, file), "utf8"))
  return (await Promise.all(files)).map((text) => JSON.parse(text) as PathFile)
}

const pathsAt = async (commit: string | undefined): Promise<readonly PathFile[]> => {
  if (commit === undefined) return generatedIn(root)
  await using tree = await copyWorkingTree(commit)
  return await generatedIn(tree.folder)
}

/** The paths of two commits, or of a commit and the working tree. */
export const diffPaths = async (before: string, after: string | undefined): Promise<number> => {
  const differences = comparePaths(await pathsAt(before), await pathsAt(after))
  for (const { machine, what, path } of differences) say(`${what}: ${machine}: ${path}`)
  const count = (kind: PathDifference["what"]) => differences.filter(({ what }) => what === kind).length
  say(`${count("new")} new, ${count("gone")} gone, ${count("changed")} changed`)
  return 0
}

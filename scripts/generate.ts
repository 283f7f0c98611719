import { globSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { flowsOf, type Files, type FlowFiles } from "./generate/flows.ts"
import { listFiles, modelsFile, tablesFile, tablesOf } from "./generate/lists.ts"
import { collectReview, reviewFile } from "./generate/review.ts"
import { searchFile, searchTexts } from "./generate/search.ts"
import { storiesFolder, storyFiles, type Models } from "./generate/stories.ts"
import { inRoot, root } from "./root.ts"

const readAll = async (patterns: readonly string[]): Promise<Files> =>
  new Map(
    await Promise.all(
      globSync(patterns, { cwd: root }).map(async (path) => [path, await readFile(inRoot(path), "utf8")] as const),
    ),
  )

/**
 * Replaces a file atomically, because another command may read it at the same time. Does not write an unchanged file,
 * so that no watcher sees a change.
 */
const replace = async (file: string, text: string): Promise<void> => {
  const path = inRoot(file)
  const unfinished = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, text)
  await rename(unfinished, path)
}

const write = async (expected: Files, actual: Files): Promise<void> => {
  for (const [file, text] of expected) if (actual.get(file) !== text) await replace(file, text)
  for (const file of actual.keys()) if (!expected.has(file)) await rm(inRoot(file), { force: true })
}

/** Writes the lists of all machines, models, walks and state tables. Throws if a machine lacks one of its files. */
export const writeLists = async (): Promise<readonly FlowFiles[]> => {
  const patterns = ["src/machines/**/*.{machine,model}.ts", "src/ui/**/*.walk.tsx", "docs/states/**/*.md"]
  const sources = await readAll(patterns)
  const flows = flowsOf(sources)
  const lists = new Map([...listFiles(flows), [tablesFile, tablesOf(sources)]])
  await write(lists, await readAll([...lists.keys()]))
  return flows
}

/** Collects the texts by which a search finds the stories. */
export const readSearchTexts = async (flows: readonly FlowFiles[], models: Models) =>
  searchTexts(flows, models, await readAll(["tests/words/**/*.json"]), await readAll(["docs/states/**/*.md"]))

/** Writes the lists and stories of all machines, the texts by which Storybook finds them, and their verdicts. */
export const generate = async (): Promise<readonly FlowFiles[]> => {
  const flows = await writeLists()
  const { models } = (await import(inRoot(modelsFile))) as { readonly models: Models }
  await write(storyFiles(flows, models), await readAll([`${storiesFolder}/**/*.stories.tsx`]))
  const texts = await readSearchTexts(flows, models)
  const review = collectReview(await readAll(["review/*.json"]))
  const ofPanel = new Map([
    [searchFile, JSON.stringify(texts)],
    [reviewFile, review],
  ])
  await write(ofPanel, await readAll([...ofPanel.keys()]))
  return flows
}

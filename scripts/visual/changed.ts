import { globSync } from "node:fs"
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { inRoot } from "#scripts/root.ts"

/** The folder of the changed screenshots. Storybook serves it as /changed. */
export const changedFolder = inRoot("reports/changed")

/** The states whose screenshots differ, by the ids of their stories, with the window sizes in which they differ. */
export interface Changed {
  readonly against: string | null
  readonly states: Readonly<Record<string, readonly string[]>>
}

const writeList = (changed: Changed) => writeFile(join(changedFolder, "changed.json"), JSON.stringify(changed))

/** Writes an empty list if no comparison has been made yet. */
export const prepareChanged = async (): Promise<void> => {
  await mkdir(changedFolder, { recursive: true })
  if (globSync("changed.json", { cwd: changedFolder }).length === 0) await writeList({ against: null, states: {} })
}

/** Copies the screenshots that a comparison found different, so that Storybook's panel can show them. */
export const writeChanged = async (against: string): Promise<void> => {
  await rm(changedFolder, { recursive: true, force: true })
  await mkdir(changedFolder, { recursive: true })
  const found = globSync("states-*/*-actual.png", { cwd: inRoot("reports/visual-results") }).map((file) => ({
    id: basename(file, "-actual.png"),
    window: file.split("/")[0]!.split("-").at(-1)!,
    path: inRoot(`reports/visual-results/${file}`),
  }))
  for (const { id, window, path } of found) {
    await copyFile(path, join(changedFolder, `${id}.${window}.after.png`))
    await copyFile(path.replace("-actual.png", "-expected.png"), join(changedFolder, `${id}.${window}.before.png`))
  }
  const states = Object.fromEntries(
    found.map(({ id }) => [id, found.filter((one) => one.id === id).map(({ window }) => window)]),
  )
  await writeList({ against, states })
}

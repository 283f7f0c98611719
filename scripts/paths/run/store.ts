import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readRun, resultOf, writeRun, type Run, type RunResult } from "./format.ts"

/** A run in its folder, which contains `run.json` and the screenshots. */
export interface RunStore {
  readonly folder: string
  readonly read: () => Run
  /** Saves a result with its new screenshots. Deletes screenshots of an earlier result that the new result does not name. */
  readonly record: (id: string, result: RunResult, images: readonly Image[]) => void
  /** Returns the bytes of a screenshot of this run, or null if it does not exist. */
  readonly screenshot: (name: string) => Uint8Array<ArrayBuffer> | null
}

export interface Image {
  readonly type: keyof typeof endings
  readonly bytes: Uint8Array
}

const endings = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const
export const imageTypes = Object.keys(endings) as readonly Image["type"][]
export const typeOfFile = (name: string): string =>
  imageTypes.find((type) => name.endsWith(`.${endings[type]}`)) ?? "application/octet-stream"

const fileIn = (folder: string) => join(folder, "run.json")
export const hasRun = (folder: string): boolean => existsSync(fileIn(folder))

/** Writes a new file and renames it, so that a crash leaves either the old or the new file. */
const write = (folder: string, run: Run): void => {
  const file = fileIn(folder)
  writeFileSync(`${file}.new`, writeRun(run))
  renameSync(`${file}.new`, file)
}

export const beginRun = (folder: string, run: Run): void => {
  mkdirSync(folder, { recursive: true })
  write(folder, run)
}

export const imagesIn = ({ results }: Run): readonly string[] =>
  Object.values(results).flatMap((each) => each.screenshots)

/** Opens the run in this folder. Each call reads the file again. */
export const openRun = (folder: string): RunStore => {
  const read = () => readRun(readFileSync(fileIn(folder), "utf8"))
  const freeName = (id: string, type: Image["type"], taken: readonly string[]): string => {
    for (let number = 1; ; number++) {
      const name = `${id}-${number}.${endings[type]}`
      if (!taken.includes(name)) return name
    }
  }
  return {
    folder,
    read,
    record: (id, result, images) => {
      const run = read()
      const before = resultOf(run, { id })?.screenshots ?? []
      const screenshots = result.screenshots.filter((name) => before.includes(name))
      const names = [...screenshots]
      for (const { type, bytes } of images) {
        const name = freeName(id, type, [...names, ...before])
        writeFileSync(join(folder, name), bytes)
        names.push(name)
      }
      write(folder, { ...run, results: { ...run.results, [id]: { ...result, screenshots: names } } })
      for (const name of before) if (!screenshots.includes(name)) rmSync(join(folder, name), { force: true })
    },
    screenshot: (name) => {
      const file = join(folder, name)
      return imagesIn(read()).includes(name) && existsSync(file) ? new Uint8Array(readFileSync(file)) : null
    },
  }
}

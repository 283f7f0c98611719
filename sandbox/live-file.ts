import { readFile, stat } from "node:fs/promises"
import { type File, fileOf } from "./static.ts"

type Options = {
  /**
   * Returns the mistakes in a new version of the file. The server does not serve a version with mistakes. The last valid version stays
   * until the file is corrected.
   */
  readonly findProblems?: (text: string) => readonly string[]
  /** The function is called once for each version of the file. */
  readonly changed?: (problems: readonly string[]) => void
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number
}

/**
 * The maximum delay, in milliseconds, until a request sees an edited file. Checking the file at each request would take a tenth of the
 * request's time.
 */
export const checkEvery = 250

/**
 * Returns a function that reads a file which an operator edits while the server runs. The function returns the current version, or
 * undefined while there is no file.
 */
export const createLiveFile = (
  path: string,
  { findProblems = () => [], changed = () => undefined, now = () => performance.now() }: Options = {},
): (() => Promise<File | undefined>) => {
  let cached: { readonly stamp: string; readonly file: File } | undefined
  const check = async () => {
    const stats = await stat(path, { bigint: true }).catch(() => undefined)
    if (stats === undefined) return undefined
    const stamp = `${stats.ino} ${stats.size} ${stats.mtimeNs}`
    if (cached?.stamp === stamp) return cached.file
    const content = await readFile(path).catch(() => undefined)
    if (content === undefined) return cached?.file
    const problems = findProblems(content.toString())
    cached = { stamp, file: problems.length === 0 || cached === undefined ? fileOf(path, content) : cached.file }
    changed(problems)
    return cached.file
  }
  let checked = { at: -Infinity, file: Promise.resolve<File | undefined>(undefined) }
  return () => {
    const at = now()
    // Checks run one after another even if the disk is slow, so that the server reports each version once.
    if (at - checked.at >= checkEvery) checked = { at, file: checked.file.then(check, check) }
    return checked.file
  }
}

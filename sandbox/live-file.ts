import { readFile, stat } from "node:fs/promises"
import { type File, fileOf } from "./static.ts"

type Options = {
  /** A file with faults stays out: the last good one is served until it is corrected. */
  readonly faultsIn?: (text: string) => readonly string[]
  /** Called once for each version of the file. */
  readonly changed?: (faults: readonly string[]) => void
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

/** A visit sees an edit at most this many milliseconds late; asking the file system for each request would cost a tenth of it. */
export const checkEvery = 250

/** A file that an operator edits while the server runs: read again when it has changed, undefined while there is none. */
export const createLiveFile = (
  path: string,
  { faultsIn = () => [], changed = () => undefined, now = () => performance.now() }: Options = {},
): (() => Promise<File | undefined>) => {
  let cached: { readonly stamp: string; readonly file: File } | undefined
  const check = async () => {
    const stats = await stat(path, { bigint: true }).catch(() => undefined)
    if (stats === undefined) return undefined
    const stamp = `${stats.ino} ${stats.size} ${stats.mtimeNs}`
    if (cached?.stamp === stamp) return cached.file
    const content = await readFile(path).catch(() => undefined)
    if (content === undefined) return cached?.file
    const faults = faultsIn(content.toString())
    cached = { stamp, file: faults.length === 0 || cached === undefined ? fileOf(path, content) : cached.file }
    changed(faults)
    return cached.file
  }
  let checked = { at: -Infinity, file: Promise.resolve<File | undefined>(undefined) }
  return () => {
    const at = now()
    // One check after the other, however slow the disk is: each version is reported once.
    if (at - checked.at >= checkEvery) checked = { at, file: checked.file.then(check, check) }
    return checked.file
  }
}

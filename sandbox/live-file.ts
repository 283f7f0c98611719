import { readFile, stat } from "node:fs/promises"
import { type File, fileOf } from "./static.ts"

type Options = {
  /** A file with faults stays out: the last good one is served until it is corrected. */
  readonly faultsIn?: (text: string) => readonly string[]
  /** Called once for each version of the file. */
  readonly changed?: (faults: readonly string[]) => void
}

/** A file that an operator edits while the server runs: read again when it has changed, undefined while there is none. */
export const createLiveFile = (
  path: string,
  { faultsIn = () => [], changed = () => undefined }: Options = {},
): (() => Promise<File | undefined>) => {
  let cached: { readonly stamp: string; readonly file: File } | undefined
  return async () => {
    const stats = await stat(path, { bigint: true }).catch(() => undefined)
    if (stats === undefined) return undefined
    const stamp = `${stats.ino} ${stats.size} ${stats.mtimeNs}`
    if (cached?.stamp === stamp) return cached.file
    const content = await readFile(path).catch(() => undefined)
    if (content === undefined) return cached?.file
    const faults = faultsIn(content.toString())
    // Two requests may have read it: one of them reports it.
    const isNew = cached?.stamp !== stamp
    cached = { stamp, file: faults.length === 0 || cached === undefined ? fileOf(path, content) : cached.file }
    if (isNew) changed(faults)
    return cached.file
  }
}

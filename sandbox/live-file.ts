import { readFile, stat } from "node:fs/promises"
import { type File, fileOf } from "./static.ts"

/** A file that an operator edits while the server runs: read again when it has changed, undefined while there is none. */
export const createLiveFile = (path: string): (() => Promise<File | undefined>) => {
  let cached: { readonly stamp: string; readonly file: File } | undefined
  return async () => {
    const stats = await stat(path, { bigint: true }).catch(() => undefined)
    if (stats === undefined) return undefined
    const stamp = `${stats.ino} ${stats.size} ${stats.mtimeNs}`
    if (cached?.stamp === stamp) return cached.file
    const content = await readFile(path).catch(() => undefined)
    if (content !== undefined) cached = { stamp, file: fileOf(path, content) }
    return cached?.file
  }
}

import { readFile, stat } from "node:fs/promises"
import { type File, fileOf } from "./static.ts"

/** A file that an operator edits while the server runs: read again when it has changed, undefined while there is none. */
export const createLiveFile = (path: string): (() => Promise<File | undefined>) => {
  let known: { readonly stamp: string; readonly file: File } | undefined
  return async () => {
    const found = await stat(path, { bigint: true }).catch(() => undefined)
    if (found === undefined) return undefined
    const stamp = `${found.ino} ${found.size} ${found.mtimeNs}`
    if (known?.stamp === stamp) return known.file
    const content = await readFile(path).catch(() => undefined)
    if (content !== undefined) known = { stamp, file: fileOf(path, content) }
    return known?.file
  }
}

import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { settingsFile } from "./finish-build.ts"

const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"])
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const packings = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Writes .br and .gz copies of each text file. */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      // The settings have no compressed copy. An operator edits them in place, and the server would send the old copy instead.
      if (!entry.isFile() || !compressible.has(extname(entry.name)) || entry.name === settingsFile) return
      const path = join(entry.parentPath, entry.name)
      const content = await readFile(path)
      for (const [ending, pack] of Object.entries(packings)) {
        const packed = await pack(content)
        // A compressed copy that is not smaller only adds a header.
        if (packed.length < content.length) await writeFile(`${path}.${ending}`, packed)
      }
    }),
  )
}

import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"])
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const compress = async (content: Buffer): Promise<{ readonly br: Buffer; readonly gz: Buffer }> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [small, smaller] = await Promise.all([gz(content, { level: 9 }), brotli(content, { params })])
  return { br: smaller, gz: small }
}

/** Writes .br and .gz beside each text file. */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // What an operator edits in place has no compressed copy that would be served instead.
  const files = entries.filter(
    (entry) => entry.isFile() && compressible.has(extname(entry.name)) && entry.name !== "config.json",
  )
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const content = await readFile(path)
      const packed = await compress(content)
      // A compressed copy that is not smaller would only cost a header.
      if (packed.br.length < content.length) await writeFile(`${path}.br`, packed.br)
      if (packed.gz.length < content.length) await writeFile(`${path}.gz`, packed.gz)
    }),
  )
}

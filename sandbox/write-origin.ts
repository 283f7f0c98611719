import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { nameOrigin } from "./named-origin.ts"
import { publicOrigin } from "./public-origin.ts"
import { readFiles } from "./static.ts"

/**
 * Names the origin in the pages of a static server, as `npm start` does when it starts: `PUBLIC_ORIGIN=… node
 * sandbox/write-origin.ts <folder>`.
 */
export const writeOrigin = async (folder: string, origin: string): Promise<void> => {
  for (const part of [folder, join(folder, ".pages")]) {
    const files = await readFiles(part)
    const named = [...(await nameOrigin(files, origin))].filter(([address, file]) => file !== files.get(address))
    for (const [address, { content, packed }] of named) {
      const path = join(part, address)
      await writeFile(path, content)
      if (packed.br) await writeFile(`${path}.br`, packed.br)
      if (packed.gzip) await writeFile(`${path}.gz`, packed.gzip)
    }
  }
}

if (import.meta.main)
  await writeOrigin(resolve(process.argv[2] ?? join(import.meta.dirname, "../dist")), publicOrigin(process.env))

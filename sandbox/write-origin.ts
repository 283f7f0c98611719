import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { readPublicOrigin } from "./public-origin.ts"
import { setSocialImageOrigin } from "./social-image-origin.ts"
import { contentOf, readFiles } from "./static.ts"

/**
 * Writes the origin into the pages of a static server, as `npm start` does at its start: `PUBLIC_ORIGIN=… node sandbox/write-origin.ts
 * <folder>`.
 */
export const writeOrigin = async (folder: string, origin: string): Promise<void> => {
  for (const part of [folder, join(folder, ".pages")]) {
    const files = await readFiles(part)
    const named = [...setSocialImageOrigin(files, origin)].filter(([address, file]) => file !== files.get(address))
    for (const [address, file] of named) {
      const path = join(part, address)
      await writeFile(path, file.content)
      if (file.packed.br) await writeFile(`${path}.br`, await contentOf(file, "br"))
      if (file.packed.gzip) await writeFile(`${path}.gz`, await contentOf(file, "gzip"))
    }
  }
}

if (import.meta.main)
  await writeOrigin(resolve(process.argv[2] ?? join(import.meta.dirname, "../dist")), readPublicOrigin(process.env))

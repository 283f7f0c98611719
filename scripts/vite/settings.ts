import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import type { Plugin } from "vite"

const name = "config.json"
/** What a build has written as the settings; what differs from it was edited since. */
const copy = join(".vite", name)

const textOf = (path: string): Promise<string | null> => readFile(path, "utf8").catch(() => null)

/** The settings of the build in this folder, when an operator has edited them; else null. */
export const editedSettings = async (folder: string): Promise<string | null> => {
  const [now, written] = await Promise.all([textOf(join(folder, name)), textOf(join(folder, copy))])
  return now === null || written === null || now === written ? null : now
}

/** A build replaces the whole folder, but not settings that were edited in it. */
export const preserveEditedSettings = (): Plugin => {
  let folder = ""
  let source = ""
  let edited: string | null = null
  const finish = async (): Promise<void> => {
    await mkdir(dirname(join(folder, copy)), { recursive: true })
    await writeFile(join(folder, copy), await readFile(source, "utf8"))
    if (edited !== null) await writeFile(join(folder, name), edited)
  }
  return {
    name: "hashwell:settings",
    apply: "build",
    configResolved({ root, build, publicDir }) {
      folder = resolve(root, build.outDir)
      source = join(publicDir, name)
    },
    async buildStart() {
      edited = await editedSettings(folder)
    },
    writeBundle: {
      sequential: true,
      async handler() {
        await finish()
        if (edited !== null)
          this.warn(`${join(folder, name)} was edited, and stays as it is. The settings of this build are in ${copy}.`)
      },
    },
    // A build that fails has emptied the folder already.
    async closeBundle() {
      if (edited !== null) await finish()
    },
  }
}

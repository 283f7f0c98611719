import { join, resolve } from "node:path"
import type { Plugin } from "vite"
import { builtSettings, editedSettings, settingsFile, writeSettings } from "./settings.ts"

/**
 * V8's explicit compile hint: Chromium compiles the file in the background while it loads, instead of function by function on the
 * main thread. It must be the first line. Other browsers read a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n"

/** A step after all files of the bundle are written. */
export type BuildStep = (dist: string, root: string) => Promise<void>

/** Finishes the scripts, writes the settings, then runs the steps in their order. A build replaces the whole folder, but not settings edited in it. */
export const finishBuild = (steps: readonly BuildStep[]): Plugin => {
  let [root, dist, source] = ["", "", ""]
  let edited: string | null = null
  return {
    name: "hashwell:finish-build",
    apply: "build",
    configResolved(config) {
      root = config.root
      dist = resolve(root, config.build.outDir)
      source = join(config.publicDir, settingsFile)
    },
    async buildStart() {
      edited = await editedSettings(dist)
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = compileHint + file.code
      },
    },
    writeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        await writeSettings(dist, source, edited)
        if (edited !== null)
          this.warn(
            `${join(dist, settingsFile)} was edited, and stays as it is. The settings of this build are in ${builtSettings}.`,
          )
        for (const step of steps) await step(dist, root)
      },
    },
    // A build that fails has emptied the folder already.
    async closeBundle() {
      if (edited !== null) await writeSettings(dist, source, edited)
    },
  }
}

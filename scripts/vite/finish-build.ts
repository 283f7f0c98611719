import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"
import { parseCspOrigins } from "#sandbox/csp-origins.ts"
import { createSecurityHeaders } from "#sandbox/headers.ts"

/**
 * V8's explicit compile hint. Chromium compiles the file in the background while it loads, instead of each function on
 * the main thread. The hint must be the first line. Other browsers ignore it as a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n"

export const settingsFile = "config.json"
/** A copy of the settings as the build wrote them. A different settings file has been edited since the build. */
const builtSettings = join(".vite", settingsFile)

const block = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

/**
 * Writes the headers of `npm start` with these settings, for hosts that read a `_headers` file. CSP reports are left
 * out, because such a host cannot remove queries from them.
 */
export const headersFile = (settings: string): string =>
  `${[
    block("/*", {
      ...createSecurityHeaders({ ...parseCspOrigins(settings), reports: null }),
      "Cache-Control": "no-store",
    }),
    block("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
  ].join("\n\n")}\n`

const textOf = (path: string): Promise<string | null> => readFile(path, "utf8").catch(() => null)

/** A step that runs after all files of the bundle are written. */
export type BuildStep = (dist: string, root: string) => Promise<void>

/**
 * Finishes the scripts, writes the settings, then runs the steps in order. A build replaces the whole folder except for
 * settings that were edited in it.
 */
export const finishBuild = (steps: readonly BuildStep[]): Plugin => {
  let [root, dist, source] = ["", "", ""]
  let edited: string | null = null
  const writeSettings = async (): Promise<void> => {
    const built = await readFile(source, "utf8")
    await mkdir(join(dist, ".vite"), { recursive: true })
    await writeFile(join(dist, builtSettings), built)
    await writeFile(join(dist, settingsFile), edited ?? built)
    await writeFile(join(dist, "_headers"), headersFile(edited ?? built))
  }
  return {
    name: "hashwell:finish-build",
    apply: "build",
    configResolved(config) {
      root = config.root
      dist = resolve(root, config.build.outDir)
      source = join(config.publicDir, settingsFile)
    },
    async buildStart() {
      const [now, written] = await Promise.all([textOf(join(dist, settingsFile)), textOf(join(dist, builtSettings))])
      edited = written === null || now === written ? null : now
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
        await writeSettings()
        if (edited !== null)
          this.warn(
            `${join(dist, settingsFile)} was edited, and stays as it is. The settings of this build are in ${builtSettings}.`,
          )
        for (const step of steps) await step(dist, root)
      },
    },
    // A failed build has already emptied the folder, so the edited settings are restored here.
    async closeBundle() {
      if (edited !== null) await writeSettings()
    },
  }
}

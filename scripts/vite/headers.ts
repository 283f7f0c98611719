import type { Plugin } from "vite"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { cspOriginsOf } from "#sandbox/csp-origins.ts"
import { securityHeadersFor } from "#sandbox/headers.ts"
import { editedSettings } from "./settings.ts"

const block = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

/** The headers of `npm start` with these settings, for hosts that read a `_headers` file; without reports, because it cannot leave out queries. */
export const headersFile = (settings: string): string =>
  `${[
    block("/*", { ...securityHeadersFor({ ...cspOriginsOf(settings), reports: null }), "Cache-Control": "no-store" }),
    block("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
  ].join("\n\n")}\n`

export const emitHeaders = (): Plugin => {
  let settings = ""
  let folder = ""
  let edited: string | null = null
  return {
    name: "hashwell:headers",
    apply: "build",
    configResolved({ root, build, publicDir }) {
      settings = resolve(publicDir, "config.json")
      folder = resolve(root, build.outDir)
    },
    async buildStart() {
      edited = await editedSettings(folder)
    },
    async generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "_headers",
        source: headersFile(edited ?? (await readFile(settings, "utf8"))),
      })
    },
  }
}

import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { cspOriginsOf } from "#sandbox/csp-origins.ts"
import { securityHeadersFor } from "#sandbox/headers.ts"

export const settingsFile = "config.json"
/** What a build has written as the settings; what differs from it was edited since. */
const copy = join(".vite", settingsFile)

const block = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

/** The headers of `npm start` with these settings, for hosts that read a `_headers` file; without reports, because it cannot leave out queries. */
export const headersFile = (settings: string): string =>
  `${[
    block("/*", { ...securityHeadersFor({ ...cspOriginsOf(settings), reports: null }), "Cache-Control": "no-store" }),
    block("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
  ].join("\n\n")}\n`

const textOf = (path: string): Promise<string | null> => readFile(path, "utf8").catch(() => null)

/** The settings of the build in this folder, when an operator has edited them; else null. */
export const editedSettings = async (folder: string): Promise<string | null> => {
  const [now, written] = await Promise.all([textOf(join(folder, settingsFile)), textOf(join(folder, copy))])
  return now === null || written === null || now === written ? null : now
}

/** Writes the edited settings, else those of the source, with their headers and a copy of the source's. */
export const writeSettings = async (folder: string, source: string, edited: string | null): Promise<void> => {
  const built = await readFile(source, "utf8")
  await mkdir(dirname(join(folder, copy)), { recursive: true })
  await writeFile(join(folder, copy), built)
  await writeFile(join(folder, settingsFile), edited ?? built)
  await writeFile(join(folder, "_headers"), headersFile(edited ?? built))
}

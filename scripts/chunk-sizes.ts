import type { Manifest, ManifestChunk } from "vite"
import { findJoinedFile } from "./joined-files.ts"
import { localeFile } from "./locale-files.ts"

/** Returns the manifest key of the chunk with this name. Throws if the build has no such chunk. */
export const keyOf = (manifest: Manifest, name: string): string => {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name)
  if (found === undefined) throw new Error(`The build has no chunk ${name}.`)
  return found
}

/** Returns the manifest key of the chunk that contains this module. */
const keyOfModule = (manifest: Manifest, source: string): string => {
  const file = findJoinedFile(source)
  return file === null ? source : keyOf(manifest, file)
}

/**
 * Lists the chunks without which these modules or chunks cannot run, each once. Every chunk comes after the chunks that
 * it needs. Throws if the build lacks one of them.
 */
export const listNeeded = (manifest: Manifest, keys: readonly string[]): readonly ManifestChunk[] => {
  const seen = new Set<string>()
  const visit = (key: string): readonly ManifestChunk[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`)
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  return keys.map((key) => keyOfModule(manifest, key)).flatMap(visit)
}

/** Lists the script files of these chunks and of the chunks that they need. */
export const listScriptFiles = (manifest: Manifest, keys: readonly string[]): readonly string[] =>
  [...new Set(listNeeded(manifest, keys).map(({ file }) => file))].filter((file) => file.endsWith(".js"))

/** Reads the file that composes each page, by route: `signIn: () => import("./sign-in.tsx")` in the text of src/main/routes.ts. */
export const listCompositions = (routes: string): ReadonlyMap<string, string> =>
  new Map(
    [...routes.matchAll(/(\w+): \(\) => import\("\.\/([^"]+)"\)/g)].map(([, name = "", file]) => [
      name,
      `src/main/${file}`,
    ]),
  )

/**
 * Lists the sources of a page's start in English. The list excludes the HTTP client and the decoders, because they load
 * after hydration.
 */
export const listStartSources = (
  manifest: Manifest,
  composition: string,
  namespaces: readonly string[],
): readonly string[] =>
  // The chunk `site` of scripts/vite/chunks.ts is part of every page's start.
  [keyOf(manifest, "site"), composition, ...["common", ...namespaces].map((name) => localeFile("en-US", name))]

/** Compares the size of a page with its budget. `sizes` are those of the compressed files in bytes, and `budget` is in KiB. */
export const compareWithBudget = (name: string, sizes: readonly number[], budget = Infinity) => {
  const weight = sizes.reduce((sum, size) => sum + size, 0) / 1024
  const isOver = weight > budget
  const most = budget === Infinity ? "" : `, at most ${budget}`
  return { isOver, line: `${isOver ? "✗" : "✓"} ${name}: ${weight.toFixed(2)} KiB in ${sizes.length} files${most}` }
}

/** Finds cycles of chunks that wait for each other, each once. Code that runs while such chunks load may find a missing value. */
export const findCycles = (manifest: Manifest): readonly string[] => {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (chunk: string, trail: readonly string[]): void => {
    const at = trail.indexOf(chunk)
    if (at >= 0) found.push([...trail.slice(at), chunk].join(" → "))
    if (at >= 0 || done.has(chunk)) return
    for (const next of manifest[chunk]?.imports ?? []) visit(next, [...trail, chunk])
    done.add(chunk)
  }
  for (const chunk of Object.keys(manifest)) visit(chunk, [])
  return found
}

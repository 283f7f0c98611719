import { readFile } from "node:fs/promises"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { routeRules, type RouteName } from "#domain/site/routes.ts"
import type { Counts } from "./counts.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"
import {
  compositionsIn,
  cyclesIn,
  describe,
  isOver,
  type Manifest,
  routesOf,
  scriptFiles,
  weigh,
  type Weight,
} from "./weights.ts"

/** KiB of JavaScript, gzip, that a page may need in all before a person can use it. */
const budgets = { signin: 160, signup: 165.5, buy: 195.5, dashboard: 227 }

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(inRoot("dist/.vite/manifest.json"), "utf8")) as Manifest

const weighScripts = async (manifest: Manifest): Promise<(file: string) => Weight> => {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith(".js"))
  const read = files.map(async (file) => {
    const content = await readFile(inRoot(`dist/${file}`))
    return [file, { gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length }] as const
  })
  const weights = new Map(await Promise.all(read))
  return (file) => weights.get(file) ?? { gzip: 0, brotli: 0 }
}

/** One line per route of the build in dist/; a route over its budget fails. */
export const measure = async (): Promise<Counts> => {
  const manifest = await readManifest()
  const weightOf = await weighScripts(manifest)
  const table = await readFile(inRoot("src/main/routes.ts"), "utf8")
  const texts = [...compositionsIn(table)].map(([name, file]) => [file, routeRules[name as RouteName].texts] as const)
  const { routes, missing } = routesOf(manifest, budgets, new Map(texts))
  for (const name of missing) say(`✗ ${name}: the build has no such route, so nothing holds its budget`)
  const cycles = cyclesIn(manifest)
  for (const cycle of cycles) say(`✗ chunks wait for each other: ${cycle}`)
  const over = routes.filter((route) => {
    const files = scriptFiles(manifest, route.chunks)
    const weight = weigh(files, weightOf)
    say(describe(route, files, weight))
    return isOver(route, weight)
  })
  return { passed: routes.length - over.length, failed: over.length + missing.length + cycles.length }
}

if (import.meta.main) {
  const { failed } = await measure()
  process.exitCode = failed === 0 ? 0 : 1
}

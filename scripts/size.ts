import { existsSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { routeRules, type RouteName } from "#domain/site/routes.ts"
import type { Counts } from "./counts.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"
import { compositionsIn, cyclesIn, type Manifest, routesOf, scriptFiles, weigh } from "./weights.ts"

/** KiB of JavaScript, gzip, that a page may need in all before a person can use it. */
const budgets = { signin: 160, signup: 165.6, buy: 195.5, dashboard: 227 }

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(inRoot("dist/.vite/manifest.json"), "utf8")) as Manifest

/** The build puts a compressed copy beside each file that it makes smaller. */
const sizeOf = (file: string): number => {
  const path = inRoot(`dist/${file}`)
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size
}

/** One line per route of the build in dist/; a route over its budget fails. */
export const measure = async (): Promise<Counts> => {
  const manifest = await readManifest()
  const table = await readFile(inRoot("src/main/routes.ts"), "utf8")
  const texts = [...compositionsIn(table)].map(([name, file]) => [file, routeRules[name as RouteName].texts] as const)
  const { routes, missing } = routesOf(manifest, budgets, new Map(texts))
  for (const name of missing) say(`✗ ${name}: the build has no such route, so nothing holds its budget`)
  const cycles = cyclesIn(manifest)
  for (const cycle of cycles) say(`✗ chunks wait for each other: ${cycle}`)
  const over = routes.filter((route) => {
    const { isOver, line } = weigh(route, scriptFiles(manifest, route.chunks).map(sizeOf))
    say(line)
    return isOver
  })
  return { passed: routes.length - over.length, failed: over.length + missing.length + cycles.length }
}

if (import.meta.main) {
  const { failed } = await measure()
  process.exitCode = failed === 0 ? 0 : 1
}

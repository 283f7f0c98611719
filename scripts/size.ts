import { existsSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { Manifest } from "vite"
import { routeRules, type RouteName } from "#domain/site/routes.ts"
import type { Counts } from "./counts.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"
import { compositionsIn, cyclesIn, scriptFiles, startOf, weigh } from "./weights.ts"

/** KiB of JavaScript, gzip, that a page may need in all before a person can use it. */
export const budgets: Readonly<Partial<Record<RouteName, number>>> = {
  signIn: 164.1,
  signUp: 169.9,
  buy: 202.5,
  cabinet: 219.2,
}

/** The build puts a compressed copy beside each file that it makes smaller. */
const sizeOf = (file: string): number => {
  const path = inRoot(`dist/${file}`)
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size
}

/** Each route of a build, with the script files of its start. */
export const weighPages = async (manifest: Manifest, bytesOf: (file: string) => number) => {
  const compositions = compositionsIn(await readFile(inRoot("src/main/routes.ts"), "utf8"))
  return [...compositions].map(([route, file]) => {
    const name = route as RouteName
    const files = scriptFiles(manifest, startOf(manifest, file, routeRules[name].texts))
    return { name, files, ...weigh(name, files.map(bytesOf), budgets[name]) }
  })
}

/** One line per route of the build in dist/; a route over its budget fails. */
export const measure = async (): Promise<Counts> => {
  const manifest = JSON.parse(await readFile(inRoot("dist/.vite/manifest.json"), "utf8")) as Manifest
  const cycles = cyclesIn(manifest)
  for (const cycle of cycles) say(`✗ chunks wait for each other: ${cycle}`)
  const pages = await weighPages(manifest, sizeOf)
  for (const { line } of pages) say(line)
  const over = pages.filter(({ isOver }) => isOver)
  return { passed: pages.length - over.length, failed: over.length + cycles.length }
}

if (import.meta.main) {
  const { failed } = await measure()
  process.exitCode = failed === 0 ? 0 : 1
}

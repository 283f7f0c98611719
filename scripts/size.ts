import { existsSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { Manifest } from "vite"
import { routeRules, type RouteName } from "#domain/site/routes.ts"
import { listCompositions, findCycles, listScriptFiles, listStartSources, compareWithBudget } from "./chunk-sizes.ts"
import type { Counts } from "./counts.ts"
import { printLine } from "./print-line.ts"
import { inRoot } from "./root.ts"

/** The maximum total of gzipped JavaScript, in KiB, that a page may load before a person can use it. */
export const budgets: Readonly<Partial<Record<RouteName, number>>> = {
  signIn: 163.6,
  signUp: 171.3,
  buy: 174.5,
  cabinet: 229.5,
}

/** Returns the size of the compressed copy, which the build writes for each file that becomes smaller. */
const sizeOf = (file: string): number => {
  const path = inRoot(`dist/${file}`)
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size
}

/** Weighs each route of a build by the script files that it needs at its start. */
export const measurePages = async (manifest: Manifest, bytesOf: (file: string) => number) => {
  const compositions = listCompositions(await readFile(inRoot("src/main/routes.ts"), "utf8"))
  return [...compositions].map(([route, file]) => {
    const name = route as RouteName
    const files = listScriptFiles(manifest, listStartSources(manifest, file, routeRules[name].texts))
    return { name, files, ...compareWithBudget(name, files.map(bytesOf), budgets[name]) }
  })
}

/** Prints one line for each route of the build in dist/. A route over its budget fails. */
export const printPageSizes = async (): Promise<Counts> => {
  const manifest = JSON.parse(await readFile(inRoot("dist/.vite/manifest.json"), "utf8")) as Manifest
  const cycles = findCycles(manifest)
  for (const cycle of cycles) printLine(`✗ chunks wait for each other: ${cycle}`)
  const pages = await measurePages(manifest, sizeOf)
  for (const { line } of pages) printLine(line)
  const over = pages.filter(({ isOver }) => isOver)
  return { passed: pages.length - over.length, failed: over.length + cycles.length }
}

if (import.meta.main) {
  const { failed } = await printPageSizes()
  process.exitCode = failed === 0 ? 0 : 1
}

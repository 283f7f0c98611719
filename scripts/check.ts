import { readdir } from "node:fs/promises"
import { pathToFileURL } from "node:url"
import type { Counts } from "./counts.ts"
import { generate } from "./generate.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"

export type Report = { readonly name: string; readonly problems: readonly string[] }
export type Check = () => Promise<Report>

const guarded = async (file: string, check: Check): Promise<Report> => {
  try {
    return await check()
  } catch (failure) {
    return { name: file, problems: [failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)] }
  }
}

const loadCheck = async (file: string): Promise<Report> => {
  const path = pathToFileURL(inRoot(`scripts/checks/${file}`)).href
  return guarded(file, async () => ((await import(path)) as { readonly check: Check }).check())
}

/** The other checks read the lists and stories, which Git ignores. */
const generated: Check = async () => {
  await generate()
  return { name: "lists and stories", problems: [] }
}

const timed = async (check: Check): Promise<Report> => {
  const started = performance.now()
  const report = await check()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  for (const problem of report.problems) say(`${report.name}: ${problem}`)
  say(`${report.problems.length === 0 ? "✓" : "✗"} ${report.name} (${seconds} s)`)
  return report
}

/** Runs each file of scripts/checks; one that crashes is one that fails. */
export const runChecks = async (): Promise<Counts> => {
  const files = (await readdir(inRoot("scripts/checks"))).filter((file) => /^[\w-]+\.ts$/.test(file)).toSorted()
  const first = await timed(() => guarded("lists and stories", generated))
  const reports = [first, ...(await Promise.all(files.map((file) => timed(() => loadCheck(file)))))]
  const failed = reports.filter((report) => report.problems.length > 0).length
  return { passed: reports.length - failed, failed }
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  say(`${passed} checks passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

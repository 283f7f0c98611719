import { readdir } from "node:fs/promises"
import { pathToFileURL } from "node:url"
import { inspect } from "node:util"
import type { Counts } from "./counts.ts"
import { generate } from "./generate.ts"
import { inRoot } from "./root.ts"
import { say, warn } from "./say.ts"
import { unknownName } from "./unknown-name.ts"

export type Report = { readonly name: string; readonly problems: readonly string[] }
export type Check = () => Promise<Report>

/** Runs a check and prints its result; one that crashes is one that fails. */
const finish = async (name: string, check: Check): Promise<Report> => {
  const started = performance.now()
  const report = await check().catch((failure: unknown) => ({ name, problems: [inspect(failure)] }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  for (const problem of report.problems) say(`${report.name}: ${problem}`)
  say(`${report.problems.length === 0 ? "✓" : "✗"} ${report.name} (${seconds} s)`)
  return report
}

const loaded =
  (name: string): Check =>
  async () => {
    const path = pathToFileURL(inRoot(`scripts/checks/${name}.ts`)).href
    return ((await import(path)) as { readonly check: Check }).check()
  }

const allChecks = async (): Promise<readonly string[]> =>
  (await readdir(inRoot("scripts/checks"))).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []).toSorted()

/** Runs these files of scripts/checks, or all; one that crashes is one that fails. */
export const runChecks = async (names?: readonly string[]): Promise<Counts> => {
  const chosen = names ?? (await allChecks())
  // The other checks read the lists and stories, which Git ignores.
  const first = await finish("lists and stories", async () => {
    await generate()
    return { name: "lists and stories", problems: [] }
  })
  const reports = [first, ...(await Promise.all(chosen.map((name) => finish(name, loaded(name)))))]
  const failed = reports.filter((report) => report.problems.length > 0).length
  return { passed: reports.length - failed, failed }
}

const main = async (names: readonly string[]): Promise<number> => {
  const all = await allChecks()
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) {
    warn(unknownName("check", unknown, all))
    return 2
  }
  const { passed, failed } = await runChecks(names.length === 0 ? undefined : names)
  say(`${passed} checks passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))

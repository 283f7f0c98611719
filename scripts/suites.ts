import { inspect } from "node:util"
import { type Counts, finalCounts } from "./counts.ts"
import { printLine, printErrorLine } from "./print-line.ts"

export interface Suite {
  readonly name: string
  readonly run: () => Promise<Counts | undefined>
  /** The command that repeats the whole suite. */
  readonly repeat: string
}

interface Result extends Suite {
  readonly counts: Counts | undefined
  readonly seconds: number
}

const attempt = async ({ run }: Suite): Promise<Counts | undefined> => {
  try {
    const counts = await run()
    return counts && finalCounts(counts, 0)
  } catch (failure) {
    // The error counts as one failed test, so that the next suites still run.
    printErrorLine(inspect(failure))
    return { passed: 0, failed: 1 }
  }
}

const printResult = ({ name, counts }: Result): void =>
  printLine(
    counts === undefined
      ? `– ${name}: nothing to run`
      : `${counts.failed === 0 ? "✓" : "✗"} ${name}: ${counts.passed} passed, ${counts.failed} failed`,
  )

const printFailures = ({ name, counts, repeat }: Result): void => {
  if (counts === undefined || counts.failed === 0) return
  printLine(`\n✗ ${name}`)
  for (const failure of counts.failures ?? [])
    printLine(`  ${failure.name}\n    ${failure.repeat}\n${failure.reason.replaceAll(/^/gm, "      ")}`)
  if ((counts.failures ?? []).length === 0) printLine(`    ${repeat}`)
}

/**
 * Runs the suites one after the other, and prints how to repeat the failures. The last line is `N passed, N failed`.
 * Returns the seconds of each suite.
 */
export const runSuites = async (suites: readonly Suite[]): Promise<ReadonlyArray<readonly [string, number]>> => {
  const results: Result[] = []
  for (const [index, suite] of suites.entries()) {
    printLine(`\n── ${index + 1} of ${suites.length}: ${suite.name}`)
    const started = Date.now()
    const counts = await attempt(suite)
    results.push({ ...suite, counts, seconds: Math.round((Date.now() - started) / 1000) })
    printResult(results.at(-1)!)
  }
  printLine("\n── time")
  for (const { name, seconds } of results) printLine(`${name}: ${seconds} s`)
  printLine("\n── all")
  results.forEach(printResult)
  results.forEach(printFailures)
  const sum = (kind: "passed" | "failed") => results.reduce((all, { counts }) => all + (counts?.[kind] ?? 0), 0)
  const [passed, failed] = [sum("passed"), sum("failed")]
  process.exitCode = failed === 0 ? 0 : 1
  printLine(`${passed} passed, ${failed} failed`)
  return results.map(({ name, seconds }) => [name, seconds] as const)
}

import { parseArgs } from "node:util"
import { checks } from "./check.ts"
import { listChangedFiles } from "./flow/changed-files.ts"
import { listDocumentTests, projectsOf, listScreenTests } from "./flow/files.ts"
import { findMissingParts } from "./flow/missing-parts.ts"
import { generate, writeLists } from "./generate.ts"
import { camelCase, type FlowFiles } from "./generate/flows.ts"
import { storiesFileOf } from "./generate/stories.ts"
import { printLine, printErrorLine } from "./print-line.ts"
import { runBuffered, run } from "./run.ts"
import { describeUnknownName } from "./unknown-name.ts"

const usage = "npm run flow <machine …> [-- --watch], for example: npm run flow sign-in"

/**
 * The number of failures in one suite of a machine after which the rest of the suite is skipped, because each failure
 * takes the full timeout of a step.
 */
const maxFailures = "3"

const wordsOf = (files: readonly string[], mode: "run" | "watch") => [
  mode,
  ...projectsOf(files),
  ...files,
  "--reporter",
  "./scripts/flow/reporter.ts",
]

const environmentOf = (names: readonly string[]) => {
  const STEP_TIMEOUT = process.env["STEP_TIMEOUT"] ?? "2000"
  return { VITE_WALK: names.join(","), VITE_FAILURES: maxFailures, STEP_TIMEOUT }
}

const secondsSince = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`

/** The seconds that each part took. The parts run in parallel. */
const times: string[] = []
const timed = async <Outcome>(part: string, work: Promise<Outcome>): Promise<Outcome> => {
  const started = performance.now()
  const outcome = await work
  times.push(`${part} ${secondsSince(started)}`)
  return outcome
}

const problemsOf = (name: keyof typeof checks): Promise<readonly string[]> =>
  timed(
    name,
    checks[name]().catch((failure: unknown) => [String(failure)]),
  )

/** Returns the problems of texts, tables and types, while the tests run. Null for tables means that the change does not affect them. */
const runChecks = async () => {
  const reached = await listChangedFiles(["sandbox"])
  const [translations, tables, types] = await Promise.all([
    problemsOf("translations"),
    reached?.length === 0 ? null : problemsOf("tables"),
    problemsOf("types"),
  ])
  return { translations, tables, types }
}

const printChecks = (found: Awaited<ReturnType<typeof runChecks>>): void => {
  for (const [name, problems] of Object.entries(found)) {
    printLine(
      problems === null ? `– ${name}: nothing in sandbox has changed` : `${problems.length === 0 ? "✓" : "✗"} ${name}`,
    )
    for (const problem of problems ?? []) printLine(`  ${problem}`)
  }
}

/**
 * Runs two groups of tests in parallel, and holds back the output of the second group: first table, delays, machine and
 * documents with the checks, then screen, stories and call. A failure in one group does not stop the other.
 */
const testInOrder = async (chosen: readonly FlowFiles[]): Promise<boolean> => {
  const environment = environmentOf(chosen.map(({ name }) => name))
  const first = timed("documents", run("vitest", wordsOf(listDocumentTests(chosen), "run"), environment))
  // The compiler and Storybook read the generated stories.
  await timed("lists and stories", generate())
  const checking = runChecks()
  const screens = runBuffered("vitest", wordsOf(listScreenTests(chosen), "run"), {
    ...environment,
    HASHWELL_STORIES: chosen.map(storiesFileOf).join(","),
  })
  const walked = timed("screens and stories", screens.ended)
  const codes = [await first]
  // The sizes need their own process, because Vite sets the environment variables that a build reads.
  const sizes = runBuffered("node", ["scripts/flow/sizes.ts"])
  const weighed = timed("sizes", sizes.ended)
  const found = await checking
  printChecks(found)
  screens.show()
  codes.push(await walked)
  sizes.show()
  codes.push(await weighed)
  return codes.every((code) => code === 0) && Object.values(found).every((problems) => (problems ?? []).length === 0)
}

/** Repeats the tests of the flows after each change, until the user stops the command. */
const watchTests = async (chosen: readonly FlowFiles[]): Promise<boolean> => {
  await generate()
  const files = [...listDocumentTests(chosen), ...listScreenTests(chosen)]
  return (await run("vitest", wordsOf(files, "watch"), environmentOf(chosen.map(({ name }) => name)))) === 0
}

/** Tests these machines completely: types, table, delays, machine, inputs of ports, screen, stories, texts and call. */
const testFlows = async (typed: readonly string[], isWatching: boolean): Promise<number> => {
  const flows = await writeLists()
  const names = typed.map(camelCase)
  const unknown = names.find((name) => flows.every((flow) => flow.name !== name))
  if (names.length === 0 || unknown !== undefined) {
    const all = flows.map(({ name }) => name)
    printErrorLine(unknown === undefined ? usage : describeUnknownName("machine", unknown, all))
    return 2
  }
  const chosen = flows.filter(({ name }) => names.includes(name))
  const isGreen = await (isWatching ? watchTests : testInOrder)(chosen)
  for (const flow of chosen) for (const lack of findMissingParts(flow)) printLine(`– ${flow.name} still lacks ${lack}`)
  return isGreen ? 0 : 1
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { watch: { type: "boolean" } } })
  const started = performance.now()
  process.exitCode = await testFlows(positionals, values.watch === true)
  if (process.exitCode !== 2) printLine([secondsSince(started), ...times].join(" · "))
} catch (failure) {
  printErrorLine(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
}

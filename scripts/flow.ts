import { parseArgs } from "node:util"
import { checks } from "./check.ts"
import { documents, projectsOf, rest } from "./flow/files.ts"
import { lacksOf } from "./flow/lacks.ts"
import { partOf } from "./flow/parts.ts"
import { generate } from "./generate.ts"
import { camelCase, type FlowFiles } from "./generate/flows.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { unknownName } from "./unknown-name.ts"

const usage = "npm run flow <machine …> [-- --watch], for example: npm run flow sign-in"

/** Failures of one suite of a machine after which the rest of it is left out: each waits as long as a step may take. */
const mostFailures = "3"

const testFiles = (files: readonly string[], mode: "run" | "watch", names: readonly string[]): Promise<number> => {
  const words = [mode, ...projectsOf(files), ...files, "--reporter", "./scripts/flow/reporter.ts"]
  const STEP_TIMEOUT = process.env["STEP_TIMEOUT"] ?? "2000"
  return run("vitest", words, { VITE_WALK: names.join(","), VITE_FAILURES: mostFailures, STEP_TIMEOUT })
}

/** The problems of texts, tables and types, found while the first tests run. */
const startChecks = () =>
  (["translations", "tables", "types"] as const).map(
    async (name) => [name, await checks[name]().catch((failure: unknown) => [String(failure)])] as const,
  )

/**
 * Table, delays, machine and documents always, and all of them; then screen, stories and call, whatever the first have found, but for types:
 * a screen that does not compile shows their mistakes once more.
 */
const testInOrder = async (chosen: readonly FlowFiles[]): Promise<boolean> => {
  const names = chosen.map(({ name }) => name)
  const checking = startChecks()
  const codes = [await testFiles(documents(chosen), "run", names)]
  const found = await Promise.all(checking)
  for (const [name, problems] of found) {
    say(`${problems.length === 0 ? "✓" : "✗"} ${name}`)
    for (const problem of problems) say(`  ${problem}`)
  }
  if (found.some(([name, problems]) => name === "types" && problems.length > 0)) {
    say(`– not run before the types are right: ${[...new Set(rest(chosen).map(partOf)), "size"].join(", ")}`)
    return false
  }
  codes.push(await testFiles(rest(chosen), "run", names))
  // Its own process: Vite sets the environment that a build reads.
  codes.push(await run("node", ["scripts/flow/sizes.ts"]))
  return codes.every((code) => code === 0) && found.every(([, problems]) => problems.length === 0)
}

/** Everything that is tested of these machines: types, table, delays, machine, inputs of ports, screen, stories, texts, call. */
const testFlows = async (typed: readonly string[], watch: boolean): Promise<number> => {
  const flows = await generate()
  const names = typed.map(camelCase)
  const unknown = names.find((name) => flows.every((flow) => flow.name !== name))
  if (names.length === 0 || unknown !== undefined) {
    const all = flows.map(({ name }) => name)
    warn(unknown === undefined ? usage : unknownName("machine", unknown, all))
    return 2
  }
  const chosen = flows.filter(({ name }) => names.includes(name))
  const all = [...documents(chosen), ...rest(chosen)]
  const isGreen = watch ? (await testFiles(all, "watch", names)) === 0 : await testInOrder(chosen)
  for (const flow of chosen) for (const lack of lacksOf(flow)) say(`– ${flow.name} still lacks ${lack}`)
  return isGreen ? 0 : 1
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { watch: { type: "boolean" } } })
  const started = performance.now()
  process.exitCode = await testFlows(positionals, values.watch === true)
  if (process.exitCode !== 2) say(`${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (failure) {
  warn(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
}

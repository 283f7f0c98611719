import { existsSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { checks, passes } from "./check.ts"
import { lacksOf } from "./flow/lacks.ts"
import { partOf } from "./flow/reporter.ts"
import { generate } from "./generate.ts"
import { camelCase, type FlowFiles } from "./generate/flows.ts"
import { storiesFileOf } from "./generate/stories.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { unknownName } from "./unknown-name.ts"

const usage = "npm run flow <machine …> [-- --watch], for example: npm run flow sign-in"

const tests = [
  "tests/states-tables.test.ts",
  "tests/constants.test.ts",
  "tests/machines.test.ts",
  "tests/paths/covered.test.ts",
  "tests/paths/unread.test.ts",
  "tests/paths/accepted-words.test.ts",
  "tests/negative.test.ts",
  "tests/walks/walks-",
  "tests/walks/negative-",
  "tests/asked.test.ts",
]
/** Tests of the call that `npm run new-flow` wrote with the flow, and of the requests of its ports. */
const callTests = ({ machine }: FlowFiles): readonly string[] => {
  const own = `sandbox/tests/${basename(machine, ".machine.ts")}.test.ts`
  const page = ["access", "conformance/api-page", "conformance/mutations"].map((name) => `tests/${name}.test.ts`)
  const requests = "src/adapters/shared/calls.test.ts"
  const ports = [...readFileSync(inRoot(machine), "utf8").matchAll(/"(\w+)"\)/g)].map(([, port]) => `${port}(api`)
  const text = readFileSync(inRoot(requests), "utf8")
  return [
    ...(existsSync(inRoot(own)) ? [own, ...page] : []),
    ...(ports.some((port) => text.includes(port)) ? [requests] : []),
  ]
}
const projects = ["unit", "screens", "storybook"].flatMap((project) => ["--project", project])

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
  // Many paths share one broken state.
  const mode = watch ? ["watch"] : ["run", "--bail", "1"]
  const files = [...tests, ...chosen.flatMap((flow) => [storiesFileOf(flow), ...callTests(flow)])]
  // First: a mistake that the compiler finds is named in seconds.
  const first = watch ? [] : (["translations", "types"] as const)
  const passed = await Promise.all(first.map((name) => passes(name, checks[name])))
  const isReady = !passed.includes(false)
  if (isReady) say(`running: ${[...new Set(files.map(partOf))].join(" · ")} …`)
  const tested = [...mode, ...projects, ...files, "--reporter", "./scripts/flow/reporter.ts"]
  const environment = { VITE_WALK: names.join(","), STEP_TIMEOUT: process.env["STEP_TIMEOUT"] ?? "2000" }
  const code = isReady ? await run("vitest", tested, environment) : 1
  // Its own process: Vite sets the environment that a build reads.
  const sizes = isReady && !watch ? await run("node", ["scripts/flow/sizes.ts"]) : 0
  for (const flow of chosen) for (const lack of lacksOf(flow)) say(`– ${flow.name} still lacks ${lack}`)
  return code === 0 ? sizes : code
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

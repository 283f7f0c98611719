import { parseArgs } from "node:util"
import { check as checkTexts } from "./checks/translations.ts"
import { lacksOf } from "./flow/lacks.ts"
import { generate } from "./generate.ts"
import { camelCase } from "./generate/flows.ts"
import { storiesFileOf } from "./generate/stories.ts"
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
  "tests/negative.test.ts",
  "tests/walks.screen.test.tsx",
  "tests/negative.screen.test.tsx",
]
const projects = ["unit", "screens", "storybook"].flatMap((project) => ["--project", project])

/** Everything that is tested of these machines: table, delays, machine, screen, stories, texts. */
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
  if (!watch) for (const problem of (await checkTexts()).problems) warn(`texts: ${problem}`)
  const words = [...projects, ...tests, ...chosen.map(storiesFileOf), "--reporter", "./scripts/flow/reporter.ts"]
  const code = await run("vitest", [...mode, ...words], { VITE_WALK: names.join(","), STEP_TIMEOUT: "2000" })
  for (const flow of chosen) for (const lack of lacksOf(flow)) say(`– ${flow.name} still lacks ${lack}`)
  return code
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

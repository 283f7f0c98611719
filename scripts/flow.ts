import { parseArgs } from "node:util"
import { check as checkTexts } from "./checks/translations.ts"
import { generate } from "./generate.ts"
import { storiesFileOf } from "./generate/stories.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { unknownName } from "./unknown-name.ts"

const usage = "npm run flow <machine …> [-- --watch], for example: npm run flow sign-in"

const tests = [
  "tests/states-tables.test.ts",
  "tests/constants.test.ts",
  "tests/machines.test.ts",
  "tests/negative.test.ts",
  "tests/walks.screen.test.tsx",
  "tests/negative.screen.test.tsx",
]
const projects = ["unit", "screens", "storybook"].flatMap((project) => ["--project", project])

/** Everything that is tested of these machines: table, delays, machine, screen, stories, texts. */
const testFlows = async (typed: readonly string[], watch: boolean): Promise<number> => {
  const flows = await generate()
  // Files have hyphens, machines do not.
  const names = typed.map((name) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
  const unknown = names.find((name) => flows.every((flow) => flow.name !== name))
  if (names.length === 0 || unknown !== undefined) {
    const all = flows.map(({ name }) => name)
    warn(unknown === undefined ? usage : unknownName("machine", unknown, all))
    return 2
  }
  const stories = flows.filter(({ name }) => names.includes(name)).map(storiesFileOf)
  // A step of a broken screen waits for its whole time limit, and many paths share the broken state.
  const mode = watch ? ["watch"] : ["run", "--bail", "3"]
  if (!watch) for (const problem of (await checkTexts()).problems) warn(`texts: ${problem}`)
  return run("vitest", [...mode, ...projects, ...tests, ...stories, "--reporter", "./scripts/flow/reporter.ts"], {
    VITE_WALK: names.join(","),
  })
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

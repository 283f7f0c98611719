import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { remaining, runStories } from "./e2e.ts"
import { repeatEngines, runEngines } from "./engines.ts"
import { repeatNginx, runBehindNginx } from "./nginx.ts"
import { printErrorLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { runSuites, type Suite } from "./suites.ts"
import { describeUnknownName } from "./unknown-name.ts"
import { vitestSuite } from "./vitest.ts"

// Runs the tests that are too slow for `npm test`. `npm run test:full -- nginx stories` runs only the named suites.
const { positionals } = parseArgs({ allowPositionals: true })

const suites: readonly Suite[] = [
  { name: "nginx", run: runBehindNginx, repeat: repeatNginx },
  { name: "stories", run: () => runStories(remaining), repeat: "npm run e2e -- --project remaining --project paths" },
  { name: "engines", run: runEngines, repeat: repeatEngines },
  vitestSuite("dark", ["storybookDark"]),
  vitestSuite("translated", ["translated"]),
  vitestSuite("server", ["full"]),
]

const names = suites.map(({ name }) => name)
const unknown = positionals.find((name) => !names.includes(name))
if (unknown !== undefined) {
  printErrorLine(describeUnknownName("suite", unknown, names))
  process.exitCode = 1
} else {
  if (!existsSync(inRoot("dist"))) await run("vite", ["build", "--logLevel", "warn"])
  await runSuites(suites.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
}

import { rm } from "node:fs/promises"
import { parseArgs } from "node:util"
import { findBrowser } from "./browser.ts"
import { listChangedSince } from "./changed.ts"
import { runChecks } from "./check.ts"
import { finalCounts } from "./counts.ts"
import { ordinary, runStories } from "./e2e.ts"
import { writeLists } from "./generate.ts"
import { printLine, printErrorLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { printPageSizes } from "./size.ts"
import { runSuites, type Suite } from "./suites.ts"
import { affectedBy, type Affected } from "./test/affected.ts"
import { estimate, remember } from "./test/estimate.ts"
import { vitestSuite } from "./vitest.ts"

// `npm test -- --changed` runs only the tests that changes since main can affect. `--changed=<commit>` uses that commit instead of main.
const { values } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === "--changed" ? "--changed=main" : word)),
  options: { changed: { type: "string" } },
})
const since = values.changed

const size: Suite = {
  name: "size",
  repeat: "npm run tool -- size",
  run: async () => {
    // The command deletes the older build, because the stories must not run against it if this build fails.
    await rm(inRoot("dist"), { recursive: true, force: true })
    const code = await run("vite", ["build", "--logLevel", "warn"])
    return code === 0 ? finalCounts(await printPageSizes(), 0) : { passed: 0, failed: 1 }
  },
}

/**
 * Returns all suites, or the parts of them that the changes since a commit can affect. Vitest finds its affected tests
 * by their imports.
 */
const suitesSince = async (affected: Affected | undefined): Promise<readonly Suite[]> => {
  const areas: readonly string[] = affected === undefined || affected.areas === "all" ? [] : affected.areas
  const flows = await writeLists()
  const machines = flows.filter(({ area }) => areas.includes(area)).map(({ name }) => name)
  const folders = areas.map((area) => `tests/e2e/${area}/`)
  const e2e: Suite = {
    name: areas.length === 0 ? "e2e" : `e2e ${areas.join(" ")}`,
    run: () => runStories([...folders, ...ordinary]),
    repeat: ["npm run e2e --", ...folders].join(" "),
  }
  return [
    { name: "check", run: runChecks, repeat: "npm run check" },
    // The size suite is quick, and no other suite finds its faults.
    ...(affected?.build === false ? [] : [size]),
    vitestSuite("unit", ["unit"], since, machines),
    vitestSuite("screens", ["screens"], since, machines),
    vitestSuite("storybook", ["storybook"], since),
    ...(affected?.build === false ? [] : [e2e]),
  ]
}

try {
  findBrowser()
} catch (failure) {
  // Suites without a browser still run. Suites with a browser fail with this message.
  printErrorLine(String(failure))
}

const suites = await suitesSince(since === undefined ? undefined : affectedBy(await listChangedSince(since, ["."])))
/** Returns another name for Vitest's part of a change, because that part takes less time than the whole suite. */
const formatTime = ({ name }: Pick<Suite, "name">) =>
  since !== undefined && ["unit", "screens", "storybook"].includes(name) ? `${name} changed` : name
printLine(await estimate(suites.map(formatTime)))
const seconds = await runSuites(suites)
await remember(Object.fromEntries(seconds.map(([name, each]) => [formatTime({ name }), each])))

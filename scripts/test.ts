import { rm } from "node:fs/promises"
import { parseArgs } from "node:util"
import { findBrowser } from "./browser.ts"
import { changedSince } from "./changed.ts"
import { runChecks } from "./check.ts"
import { settle } from "./counts.ts"
import { ordinary, runStories } from "./e2e.ts"
import { writeLists } from "./generate.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { measure } from "./size.ts"
import { runSuites, type Suite } from "./suites.ts"
import { affectedBy, type Affected } from "./test/affected.ts"
import { estimate, remember } from "./test/estimate.ts"
import { vitestSuite } from "./vitest.ts"

// `npm test -- --changed` runs what the changes since main can affect, `--changed=<commit>` since that commit.
const { values } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === "--changed" ? "--changed=main" : word)),
  options: { changed: { type: "string" } },
})
const since = values.changed

const size: Suite = {
  name: "size",
  repeat: "npm run tool -- size",
  run: async () => {
    // When this build fails, the stories must not run against an older one.
    await rm(inRoot("dist"), { recursive: true, force: true })
    const code = await run("vite", ["build", "--logLevel", "warn"])
    return code === 0 ? settle(await measure(), 0) : { passed: 0, failed: 1 }
  },
}

/** All suites; since a commit the parts of them that its changes can affect. Vitest itself finds its tests by their imports. */
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
    // Quick, and no other suite finds what it finds.
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
  // The suites that need no browser still run; the others fail with the same message.
  warn(String(failure))
}

const suites = await suitesSince(since === undefined ? undefined : affectedBy(await changedSince(since, ["."])))
/** Vitest's part of a change takes less than the whole. */
const timed = ({ name }: Pick<Suite, "name">) =>
  since !== undefined && ["unit", "screens", "storybook"].includes(name) ? `${name} changed` : name
say(await estimate(suites.map(timed)))
const seconds = await runSuites(suites)
await remember(Object.fromEntries(seconds.map(([name, each]) => [timed({ name }), each])))

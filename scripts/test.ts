import { rm } from "node:fs/promises"
import { parseArgs } from "node:util"
import { findBrowser } from "./browser.ts"
import { runChecks } from "./check.ts"
import { settle } from "./counts.ts"
import { ordinary, runStories } from "./e2e.ts"
import { inRoot } from "./root.ts"
import { listen, run } from "./run.ts"
import { warn } from "./say.ts"
import { measure } from "./size.ts"
import { runSuites, type Suite } from "./suites.ts"
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

const all: readonly Suite[] = [
  { name: "check", run: runChecks, repeat: "npm run check" },
  // Quick, and no other suite finds what it finds.
  size,
  vitestSuite("unit", ["unit"], since),
  vitestSuite("screens", ["screens"], since),
  vitestSuite("storybook", ["storybook"], since),
  { name: "e2e", run: () => runStories(ordinary), repeat: "npm run e2e" },
]

const builtOf =
  "src sandbox locales public brand tests/e2e scripts/vite index.html vite.config.ts package-lock.json".split(" ")

/** Whether the build or a story may differ since a commit, by new files too; Vitest itself finds its tests by their imports. */
const isBuildAffected = async (commit: string): Promise<boolean> => {
  const ways = [
    ["diff", "--name-only", commit],
    ["ls-files", "--others", "--exclude-standard"],
  ]
  const found = await Promise.all(ways.map((words) => listen("git", [...words, "--", ...builtOf])))
  for (const { code, output } of found) if (code !== 0) throw new Error(output)
  return found.some(({ output }) => output !== "")
}

try {
  findBrowser()
} catch (failure) {
  // The suites that need no browser still run; the others fail with the same message.
  warn(String(failure))
}

const isWhole = since === undefined || (await isBuildAffected(since))
await runSuites(isWhole ? all : all.filter(({ name }) => name !== "size" && name !== "e2e"))

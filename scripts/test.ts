import { rm } from "node:fs/promises"
import { parseArgs } from "node:util"
import { findBrowser } from "./browser.ts"
import { changedFiles } from "./changed.ts"
import { runChecks } from "./check.ts"
import { settle } from "./counts.ts"
import { ordinary, runStories } from "./e2e.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
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
  vitestSuite("unit", ["unit"], since),
  vitestSuite("screens", ["screens"], since),
  vitestSuite("storybook", ["storybook"], since),
  size,
  { name: "e2e", run: () => runStories(ordinary), repeat: "npm run e2e" },
]

/** What a change of these files can affect; Vitest finds its tests by their imports. */
const affected = async (commit: string): Promise<readonly Suite[]> => {
  const files = await changedFiles(commit)
  const isBuilt = files.some((file) =>
    /^(src|sandbox|locales|public|tests\/e2e|scripts\/vite)\/|^(index\.html|vite\.config\.ts|package-lock\.json)$/.test(
      file,
    ),
  )
  return isBuilt ? all : all.filter(({ name }) => name !== "size" && name !== "e2e")
}

try {
  findBrowser()
} catch (failure) {
  // The suites that need no browser still run; the others fail with the same message.
  warn(String(failure))
}

await runSuites(since === undefined ? all : await affected(since))

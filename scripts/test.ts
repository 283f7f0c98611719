import { rm } from "node:fs/promises"
import { findBrowser } from "./browser.ts"
import { runChecks } from "./check.ts"
import { type Counts, readVitest, settle, sum } from "./counts.ts"
import { runStories } from "./e2e.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { measure } from "./size.ts"

const vitest = (...projects: readonly string[]) => async (): Promise<Counts> => {
  const report = inRoot(`reports/${projects[0]}.json`)
  await rm(report, { force: true })
  const words = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${report}`]
  const code = await run("vitest", ["run", ...projects.flatMap((name) => ["--project", name]), ...words])
  return settle(await readVitest(report), code)
}

const sizes = async (): Promise<Counts> => {
  // When this build fails, the stories must not be told about an older one.
  await rm(inRoot("dist"), { recursive: true, force: true })
  const code = await run("vite", ["build", "--logLevel", "warn"])
  return code === 0 ? settle(await measure(), 0) : { passed: 0, failed: 1 }
}

const suites: readonly (readonly [string, () => Promise<Counts>])[] = [
  ["check", runChecks],
  ["unit", vitest("unit")],
  ["screens", vitest("screens")],
  ["storybook", vitest("storybook", "storybookDark")],
  ["size", sizes],
  ["e2e", () => runStories([])],
]

const attempt = async (suite: () => Promise<Counts>): Promise<Counts> => {
  try {
    return settle(await suite(), 0)
  } catch (failure) {
    // The other suites still have something to say; this one counts as failed.
    warn(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure))
    return { passed: 0, failed: 1 }
  }
}

try {
  findBrowser()
} catch (failure) {
  // The suites that need no browser still run; the others will say it again.
  warn(String(failure))
}

const results: (readonly [string, Counts])[] = []
for (const [name, suite] of suites) {
  say(`\n── ${name}`)
  results.push([name, await attempt(suite)])
}

say("\n── all")
for (const [name, { passed, failed }] of results) say(`${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed`)
const { passed, failed } = sum(results.map(([, counts]) => counts))
process.exitCode = failed === 0 ? 0 : 1
say(`${passed} passed, ${failed} failed`)

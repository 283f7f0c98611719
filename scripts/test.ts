import { rm } from "node:fs/promises"
import { findBrowser } from "./browser.ts"
import { runChecks } from "./check.ts"
import { type Counts, readVitest, settle, sum } from "./counts.ts"
import { runStories } from "./e2e.ts"
import { runBehindNginx } from "./nginx.ts"
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

/** Undefined: it cannot be run here. */
type Suite = () => Promise<Counts | undefined>

const suites: readonly (readonly [string, Suite])[] = [
  ["check", runChecks],
  ["unit", vitest("unit")],
  ["screens", vitest("screens")],
  ["storybook", vitest("storybook", "storybookDark")],
  ["size", sizes],
  ["e2e", () => runStories([])],
  ["nginx", () => runBehindNginx()],
]

const attempt = async (suite: Suite): Promise<Counts | undefined> => {
  try {
    const counts = await suite()
    return counts && settle(counts, 0)
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

const results: (readonly [name: string, counts: Counts | undefined, minutes: string])[] = []
for (const [name, suite] of suites) {
  say(`\n── ${name}`)
  const started = performance.now()
  const counts = await attempt(suite)
  results.push([name, counts, ((performance.now() - started) / 60_000).toFixed(1)])
}

say("\n── all")
for (const [name, counts, minutes] of results) {
  if (counts === undefined) say(`– ${name}: skipped, there is none on this machine`)
  else say(`${counts.failed === 0 ? "✓" : "✗"} ${name}: ${counts.passed} passed, ${counts.failed} failed (${minutes} min)`)
}
const { passed, failed } = sum(results.flatMap(([, counts]) => (counts ? [counts] : [])))
process.exitCode = failed === 0 ? 0 : 1
say(`${passed} passed, ${failed} failed`)

import { availableParallelism } from "node:os"
import { type Counts, countPlaywright, countRun } from "./counts.ts"
import { writeSpecs } from "./path-specs.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say } from "./say.ts"
import { startServers } from "./server.ts"

/** Parallel workers: one more than there are cores, because a story also waits. */
const workers = availableParallelism() + 1

/** The stories of `npm test`, each in one language. */
export const ordinary = ["--project", "english", "--project", "russian"]
/** The stories it leaves out, and the generated paths that the whole application can walk. */
export const remaining = ["--project", "remaining", "--project", "paths"]

/** The stories of tests/e2e in a browser, against what `npm start` serves. The build must be there. */
export const runStories = async (words: readonly string[]): Promise<Counts> => {
  if (words.includes("paths")) await writeSpecs()
  // Each worker has a sandbox to itself, with its own clock and its own list of faults.
  await using servers = await startServers(workers)
  const report = inRoot("reports/e2e.json")
  const start = () => run("playwright", ["test", ...words], { E2E_URL: servers.urls, E2E_REPORT: report })
  return await countRun(report, start, countPlaywright("npm run e2e --"))
}

if (import.meta.main) {
  const built = await run("vite", ["build", "--logLevel", "warn"])
  const words = process.argv.slice(2)
  const { passed, failed } =
    built === 0
      ? await runStories(words.includes("--project") ? words : [...words, ...ordinary])
      : { passed: 0, failed: 1 }
  say(`${passed} stories passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

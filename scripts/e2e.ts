import { availableParallelism } from "node:os"
import { type Counts, countPlaywright, countRun } from "./counts.ts"
import { writeSpecs } from "./path-specs.ts"
import { printLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { startServers } from "./server.ts"

/** The number of parallel workers: one more than the cores, because a story also waits. */
const workers = availableParallelism() + 1

/** The stories that `npm test` runs, each in one language. */
export const ordinary = ["--project", "english", "--project", "russian"]
/** The stories that `npm test` leaves out, and the generated paths that the whole application can walk. */
export const remaining = ["--project", "remaining", "--project", "paths"]

/** Runs the stories of `tests/e2e` in a browser, against the server of `npm start`. The build must exist already. */
export const runStories = async (args: readonly string[]): Promise<Counts> => {
  if (args.includes("paths")) await writeSpecs()
  // Each worker has its own sandbox, with a clock and a list of faults.
  await using servers = await startServers(workers)
  const report = inRoot("reports/e2e.json")
  const start = () => run("playwright", ["test", ...args], { E2E_URL: servers.urls, E2E_REPORT: report })
  return await countRun(report, start, countPlaywright("npm run e2e --"))
}

if (import.meta.main) {
  const built = await run("vite", ["build", "--logLevel", "warn"])
  const args = process.argv.slice(2)
  const { passed, failed } =
    built === 0
      ? await runStories(args.includes("--project") ? args : [...args, ...ordinary])
      : { passed: 0, failed: 1 }
  printLine(`${passed} stories passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

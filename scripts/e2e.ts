import { rm } from "node:fs/promises"
import { type Counts, readPlaywright, settle, sum } from "./counts.ts"
import { writeSpecs } from "./path-specs.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say } from "./say.ts"
import { startServer } from "./server.ts"

/** Each has a sandbox to itself, with its own clock, so they can be told at the same time. */
const tellers: readonly (readonly string[])[] = [["en-US", "paths"], ["ru-RU"]]

const tell = async (name: string, words: readonly string[]): Promise<Counts> => {
  const report = inRoot(`reports/e2e-${name}.json`)
  await rm(report, { force: true })
  const server = await startServer()
  try {
    const output = inRoot(`test-results/${name}`)
    const code = await run("playwright", ["test", "--output", output, ...words], { E2E_URL: server.url, E2E_REPORT: report })
    return settle(await readPlaywright(report), code)
  } finally {
    await server.stop()
  }
}

/** The stories of tests/e2e in a browser, against what `npm start` serves. The build must be there. */
export const runStories = async (words: readonly string[]): Promise<Counts> => {
  await writeSpecs()
  if (words.length > 0) return tell("some", words)
  return sum(await Promise.all(tellers.map((projects) => tell(projects[0]!, projects.flatMap((name) => ["--project", name])))))
}

if (import.meta.main) {
  const built = await run("vite", ["build", "--logLevel", "warn"])
  const { passed, failed } = built === 0 ? await runStories(process.argv.slice(2)) : { passed: 0, failed: 1 }
  say(`${passed} stories passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

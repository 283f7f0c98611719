import { type Counts, countRun, countVitest } from "./counts.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import type { Suite } from "./suites.ts"

/**
 * Creates a suite of these Vitest projects. If a commit is given, the suite has only the tests that changes since that
 * commit can affect, and tests that loop over all machines cover only the named machines.
 */
export const vitestSuite = (
  name: string,
  projects: readonly string[],
  since?: string,
  machines: readonly string[] = [],
): Suite => {
  const environment = machines.length === 0 ? {} : { VITE_WALK: machines.join(",") }
  const selected = projects.flatMap((project) => ["--project", project])
  return {
    name,
    repeat: `npx vitest run ${selected.join(" ")}`,
    run: async (): Promise<Counts | undefined> => {
      const report = inRoot(`reports/${name}.json`)
      const only = since === undefined ? [] : ["--changed", since, "--passWithNoTests"]
      const reporters = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${report}`]
      let code = 1
      const start = async () => (code = await run("vitest", ["run", ...selected, ...only, ...reporters], environment))
      const counts = await countRun(report, start, countVitest(projects))
      return since !== undefined && code === 0 && counts.passed === 0 ? undefined : counts
    },
  }
}

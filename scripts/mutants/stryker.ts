import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { basename, relative } from "node:path"
import { writeLists } from "#scripts/generate.ts"
import type { FlowFiles } from "#scripts/generate/flows.ts"
import { inRoot, root } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import { machineTests } from "./mutant.ts"

/** A run of StrykerJS. */
export interface Round {
  readonly files: readonly string[]
  /** Glob patterns of the test files. */
  readonly tests: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly options: readonly string[]
}

/**
 * Returns true if the file is part of the product and not of its tests. Fixtures, models and helpers of machine tests are not part of it.
 */
const isProduct = (file: string): boolean =>
  /^src\/(?:domain\/(?!fixtures\/)|machines\/(?!kit\/|generated\/)).*(?<!\.(?:test|model|d)|common-passwords)\.ts$/.test(
    file,
  )

/** Returns the product files among these files and folders. Throws if there are none. */
export const listProductFiles = (paths: readonly string[]): readonly string[] => {
  const files = paths.flatMap((path) => {
    const name = relative(root, inRoot(path))
    if (!existsSync(inRoot(name))) throw new Error(`There is no ${path}.`)
    return statSync(inRoot(name)).isDirectory() ? globSync(`${name}/**/*.ts`, { cwd: root }) : [name]
  })
  const found = [...new Set(files)].filter(isProduct).toSorted()
  if (found.length === 0)
    throw new Error(`No code of src/domain or src/machines in ${paths.join(", ") || "what changed"}.`)
  return found
}

/**
 * Plans one run for the domain and one for machines.
 * - The run for the domain uses the tests of src/domain.
 * - The run for machines walks only the machines that import one of the files, or all machines if none does so directly.
 * - Only the domain's results are reused. The state tables are not code, so StrykerJS would not detect that a result of a machine is
 *   outdated.
 */
export const roundsFor = (
  files: readonly string[],
  tests: readonly string[],
  flows: readonly Pick<FlowFiles, "name" | "machine">[],
): readonly Round[] => {
  const [machines, domain] = ["src/machines/", "src/domain/"].map((folder) =>
    files.filter((file) => file.startsWith(folder)),
  ) as [string[], string[]]
  const reached = flows.filter(({ machine }) => {
    const text = readFileSync(inRoot(machine), "utf8")
    return machines.some((file) => file === machine || text.includes(`/${basename(file)}"`))
  })
  const ofDomain: Round = {
    files: domain,
    tests: ["src/domain/**/*.test.ts", ...tests],
    environment: {},
    options: ["--incremental", "--incrementalFile", ".cache/mutants.json"],
  }
  const ofMachines: Round = {
    files: machines,
    tests: [...machineTests, "src/machines/**/*.test.ts", ...tests],
    // All machines test a file that no machine imports directly.
    environment: reached.length === 0 ? {} : { VITE_WALK: reached.map(({ name }) => name).join(",") },
    options: [],
  }
  return [ofDomain, ofMachines].filter((round) => round.files.length > 0)
}

/** Mutates these files with StrykerJS, which prints the mutants that survive. */
export const runStryker = async (paths: readonly string[], tests: readonly string[]): Promise<number> => {
  const codes: number[] = []
  for (const { files, tests: named, environment, options } of roundsFor(
    listProductFiles(paths),
    tests,
    await writeLists(),
  )) {
    const args = ["run", "--mutate", files.join(","), ...options]
    codes.push(await run("stryker", args, { ...environment, HASHWELL_TESTS: named.join("\n") }))
  }
  return Math.max(...codes)
}

import type { WorkingTree } from "#scripts/working-tree.ts"
import { applyMutation, type Mutant, type Suite } from "./mutant.ts"
import type { Runner } from "./suite-runner.ts"

interface Field {
  readonly tree: Pick<WorkingTree, "read" | "write">
  readonly run: Runner
  readonly say: (line: string) => void
}

/** Merges the suites of the mutants, so that each kind runs once. */
const together = (suites: readonly Suite[]): readonly Suite[] =>
  [...Map.groupBy(suites, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    names: [...new Set(all.flatMap(({ names }) => names))].toSorted(),
  }))

/** Returns the reasons why mutants no longer fit the tree. */
export const findStaleMutants = async (mutants: readonly Mutant[], { read }: Field["tree"]) => {
  const checked = mutants.map(async (mutant) => {
    try {
      applyMutation(await read(mutant.file), mutant)
      return []
    } catch (failure) {
      return [failure instanceof Error ? failure.message : String(failure)]
    }
  })
  return (await Promise.all(checked)).flat()
}

/** Makes one mistake, runs its suites until a test fails that passes without the mistake, and restores the text. */
const tryOne = async (mutant: Mutant, known: ReadonlySet<string>, { tree, run }: Field): Promise<string | null> => {
  const intact = await tree.read(mutant.file)
  await tree.write(mutant.file, applyMutation(intact, mutant))
  try {
    for (const suite of mutant.suites) {
      const caught = (await run(suite, known.size === 0)).find((test) => !known.has(test))
      if (caught !== undefined) return `${suite.kind}: ${caught}`
    }
    return null
  } finally {
    await tree.write(mutant.file, intact)
  }
}

/**
 * Tries the mutants one after the other. Returns for each the first test that failed, or null if the mutant survived.
 * Throws if a mutant no longer fits the tree.
 */
export const runMutants = async (mutants: readonly Mutant[], field: Field): Promise<readonly (string | null)[]> => {
  // The command reports stale mutants before the first suite runs, because the suites take long.
  const stale = await findStaleMutants(mutants, field.tree)
  if (stale.length > 0) throw new Error(stale.join("\n\n"))
  const known = new Set<string>()
  for (const suite of together(mutants.flatMap(({ suites }) => suites)))
    for (const test of await field.run(suite, false)) {
      field.say(`fails without a mutant: ${suite.kind}: ${test}`)
      known.add(test)
    }
  const outcomes: (string | null)[] = []
  for (const mutant of mutants) {
    const started = performance.now()
    const caught = await tryOne(mutant, known, field)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const { name, what } = mutant
    field.say(`${caught === null ? "✗" : "✓"} ${name}: ${what} (${seconds} s)\n    ${caught ?? "SURVIVED"}`)
    outcomes.push(caught)
  }
  return outcomes
}

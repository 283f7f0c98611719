import { applyMutation, type Mutant } from "./mutant.ts"
import { nameOf, type Suite, together } from "./suites.ts"
import type { WorkingTree } from "./working-tree.ts"

/** Runs a suite and answers the names of what failed; of a quick run the first is enough. */
export type Runner = (suite: Suite, quick: boolean) => Promise<readonly string[]>

export interface MutantOutcome {
  readonly fault: Mutant
  /** The suite and the first test of it that noticed. Null: the fault survived. */
  readonly caught: { readonly suite: Suite["kind"]; readonly test: string } | null
  readonly seconds: number
}

interface Field {
  readonly tree: Pick<WorkingTree, "read" | "write">
  readonly run: Runner
  readonly say: (line: string) => void
}

type Known = ReadonlyMap<Suite["kind"], readonly string[]>

/** Tests that fail without a mutant are ignored. */
const failingAnyway = async (suites: readonly Suite[], { run, say }: Field): Promise<Known> => {
  const known = new Map<Suite["kind"], readonly string[]>()
  for (const suite of together(suites)) {
    const failed = await run(suite, false)
    known.set(suite.kind, failed)
    say(`${failed.length === 0 ? "✓" : "✗"} without a fault: ${nameOf(suite)}`)
    for (const test of failed) say(`    fails anyway: ${test}`)
  }
  return known
}

/** Plants one mutant, runs its suites until one fails, and restores the text. */
const tryOne = async (fault: Mutant, known: Known, field: Field): Promise<MutantOutcome> => {
  const started = performance.now()
  const after = (caught: MutantOutcome["caught"]): MutantOutcome => ({
    fault,
    caught,
    seconds: (performance.now() - started) / 1000,
  })
  const intact = await field.tree.read(fault.file)
  await field.tree.write(fault.file, applyMutation(intact, fault))
  try {
    for (const suite of fault.suites) {
      const before = known.get(suite.kind) ?? []
      const test = (await field.run(suite, before.length === 0)).find((name) => !before.includes(name))
      if (test !== undefined) return after({ suite: suite.kind, test })
    }
    return after(null)
  } finally {
    await field.tree.write(fault.file, intact)
  }
}

/** Faults that no longer fit the tree, and why. */
export const staleMutantsIn = async (
  faults: readonly Mutant[],
  { read }: Pick<WorkingTree, "read">,
): Promise<readonly string[]> => {
  const stale: string[] = []
  for (const fault of faults)
    try {
      applyMutation(await read(fault.file), fault)
    } catch (failure) {
      stale.push(failure instanceof Error ? failure.message : String(failure))
    }
  return stale
}

/** One fault after the other, each alone. */
export const runMutants = async (faults: readonly Mutant[], field: Field): Promise<readonly MutantOutcome[]> => {
  // Said before the first suite runs, not after the last.
  const stale = await staleMutantsIn(faults, field.tree)
  if (stale.length > 0) throw new Error(stale.join("\n\n"))
  const known = await failingAnyway(
    faults.flatMap(({ suites }) => suites),
    field,
  )
  const outcomes: MutantOutcome[] = []
  for (const fault of faults) {
    const outcome = await tryOne(fault, known, field)
    field.say(`${outcome.caught ? "✓" : "✗ SURVIVED"} ${fault.name} (${outcome.seconds.toFixed(1)} s)`)
    outcomes.push(outcome)
  }
  return outcomes
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").slice(0, 160)

/** For a person, and for a record in docs. */
export const outcomeTable = (outcomes: readonly MutantOutcome[]): string =>
  [
    "| Planted | Caught by |",
    "|---|---|",
    ...outcomes.map(
      ({ fault, caught }) =>
        `| ${cell(fault.what)} | ${caught ? `${caught.suite}: ${cell(caught.test)}` : "**nothing**"} |`,
    ),
  ].join("\n")

export const exitCodeOf = (outcomes: readonly MutantOutcome[]): number =>
  outcomes.length > 0 && outcomes.every(({ caught }) => caught !== null) ? 0 : 1

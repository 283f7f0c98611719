import type { Suite } from "./suites.ts"

/** The exact text and its replacement. */
export type Replacement = readonly [find: string, replace: string]

/** One deliberate mistake. */
export interface Mutant {
  readonly name: string
  readonly what: string
  /** From the root of the tree. */
  readonly file: string
  readonly changes: readonly Replacement[]
  /** Which should notice, the quickest first. */
  readonly suites: readonly Suite[]
}

/** The text with the mutant in it. The original text must occur exactly once. */
export const applyMutation = (text: string, { name, file, changes }: Mutant): string =>
  changes.reduce((now, [find, replace]) => {
    const times = now.split(find).length - 1
    const complaint = `${name}: found ${times} times in ${file}, not once:\n${find}\nPut it right in scripts/mutants/mutants.`
    if (times !== 1) throw new Error(complaint)
    return now.replace(find, () => replace)
  }, text)

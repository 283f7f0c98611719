import type { Suite } from "./suites.ts"

/** Exact text and what stands there instead. */
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

/** The text with the fault in it. A text that is gone, or is there twice, would make the fault another one, or none. */
export const applyMutation = (text: string, { name, file, changes }: Mutant): string =>
  changes.reduce((now, [find, replace]) => {
    const times = now.split(find).length - 1
    const complaint = `${name}: found ${times} times in ${file}, not once:\n${find}\nPut it right in scripts/mutants/mutants.`
    if (times !== 1) throw new Error(complaint)
    return now.replace(find, () => replace)
  }, text)

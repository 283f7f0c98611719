import { readFileSync } from "node:fs"
import { inRoot } from "#scripts/root.ts"

/**
 * Tests that may catch a mutant. `names` are files, checks of scripts/check.ts, or walks by the name of their machine.
 */
export interface Suite {
  readonly kind: "unit" | "screens" | "walk" | "check" | "e2e"
  readonly names: readonly string[]
}

/** A deliberate mistake in a file of the project. */
export interface Mutant {
  readonly name: string
  readonly what: string
  readonly file: string
  readonly find: string
  readonly replace: string
  /** The suites in the order in which they run, the quickest first. */
  readonly suites: readonly Suite[]
}

const kinds: readonly Suite["kind"][] = ["unit", "screens", "walk", "check", "e2e"]
/** The tests that cover all machines: tables, paths, ignored events, inputs of ports, secrets and general rules. */
export const machineTests = ["states-tables", "machines", "negative", "port-inputs", "secrets", "machine-rules"].map(
  (name) => `tests/${name}.test.ts`,
)

const suiteOf = (text: string): Suite => {
  const [word, ...names] = text.split(" ")
  if (word === "machines") return { kind: "unit", names: machineTests }
  const kind = kinds.find((known) => known === word)
  if (kind === undefined || names.length === 0) throw new Error(`No suite: ${text}`)
  return { kind, names }
}

const block = /^([\w-]+): (.*)\nby (.*)\n- ?(.*)(?:\n\+ ?(.*))?$/

const mutantOf = (text: string, file: string): Mutant => {
  const [, name = "", what = "", suites = "", find = "", replace] = block.exec(text) ?? []
  if (find === "") throw new Error(`No mutant of ${file}: ${text}`)
  const change = replace === undefined ? { find: `${find}\n`, replace: "" } : { find, replace }
  return { name, what, file, ...change, suites: suites.split("; ").map(suiteOf) }
}

/**
 * Parses the list. A section begins with "# file". A mutant is a block of four lines: "name: what", "by suite; suite",
 * "- text" and "+ replacement". A block without a replacement deletes the whole line. Throws for a block without a
 * suite or a text to replace.
 */
export const parseMutants = (list: string): readonly Mutant[] =>
  list
    .split(/^# /m)
    .slice(1)
    .flatMap((section) => {
      const [file = "", ...blocks] = section.trimEnd().split("\n\n")
      return blocks.map((text) => mutantOf(text, file))
    })

export const listFile = "scripts/mutants/mutants.txt"

export const mutants: readonly Mutant[] = parseMutants(readFileSync(inRoot(listFile), "utf8"))

/** Applies a mutant to a source file. Throws unless the text to replace occurs exactly once. */
export const applyMutation = (text: string, { name, file, find, replace }: Mutant): string => {
  const times = text.split(find).length - 1
  if (times !== 1)
    throw new Error(`${name}: found ${times} times in ${file}, not once:\n${find}\nPut it right in ${listFile}.`)
  return text.replace(find, () => replace)
}

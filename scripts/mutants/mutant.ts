import { globSync, readFileSync } from "node:fs"
import { inRoot } from "#scripts/root.ts"

/** Tests that may catch a mutant, and which of them: files, checks of scripts/check.ts, or walks by the name of their machine. */
export interface Suite {
  readonly kind: "unit" | "screens" | "walk" | "check" | "e2e"
  readonly of: readonly string[]
}

/** One deliberate mistake. */
export interface Mutant {
  readonly name: string
  readonly what: string
  readonly file: string
  readonly changes: readonly (readonly [find: string, replace: string])[]
  /** The quickest first. */
  readonly suites: readonly Suite[]
}

const kinds: readonly Suite["kind"][] = ["unit", "screens", "walk", "check", "e2e"]
/** Tables, paths on the machine, the negative suite and the rules of machines. */
const machines = ["states-tables", "machines", "negative", "machine-rules"].map((name) => `tests/${name}.test.ts`)

const suiteOf = (text: string): Suite => {
  const [word, ...of] = text.split(" ")
  if (word === "machines") return { kind: "unit", of: machines }
  const kind = kinds.find((known) => known === word)
  if (kind === undefined || of.length === 0) throw new Error(`No suite: ${text}`)
  return { kind, of }
}

/** Lines after "- " are found and become those after "+ "; without any "+" the whole lines go. */
const changesOf = (block: string): Mutant["changes"] =>
  [...`${block}\n`.matchAll(/((?:^-.*\n)+)((?:^\+.*\n)*)/gm)].map(([, minus = "", plus = ""]) => {
    const [find, replace] = [minus, plus].map((lines) => lines.slice(0, -1).replaceAll(/^[-+] ?/gm, ""))
    return plus === "" ? [`${find}\n`, ""] : [find!, replace!]
  })

/** A list: "# file", then blocks of "name: what", "by suite; suite" and what changes. */
export const parseMutants = (list: string): readonly Mutant[] =>
  list.split(/^# /m).flatMap((section) => {
    const [file = "", ...blocks] = section.replace(/\n+$/, "").split(/\n\n(?=[\w-]+: .*\nby )/)
    return blocks.map((block) => {
      const [, name = "", what = "", suites = ""] = /^(.*?): (.*)\nby (.*)$/m.exec(block) ?? []
      return { name, what, file, changes: changesOf(block), suites: suites.split("; ").map(suiteOf) }
    })
  })

export const mutants: readonly Mutant[] = globSync("scripts/mutants/mutants/*.txt", { cwd: inRoot(".") })
  .toSorted()
  .flatMap((list) => parseMutants(readFileSync(inRoot(list), "utf8")))

/** The text with the mutant in it. Each text to replace must occur exactly once. */
export const applyMutation = (text: string, { name, file, changes }: Mutant): string =>
  changes.reduce((now, [find, replace]) => {
    const times = now.split(find).length - 1
    const complaint = `${name}: found ${times} times in ${file}, not once:\n${find}\nPut it right in scripts/mutants/mutants.`
    if (times !== 1) throw new Error(complaint)
    return now.replace(find, () => replace)
  }, text)

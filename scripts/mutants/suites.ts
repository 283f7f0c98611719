/** Tests that may notice a fault, and what of them to run: files, or walks by the name of their machine. */
export interface Suite {
  readonly kind: "unit" | "types" | "lint" | "walk" | "screens" | "check" | "e2e"
  readonly of: readonly string[]
}

const suite =
  (kind: Suite["kind"]) =>
  (...of: readonly string[]): Suite => ({ kind, of })

export const unit = suite("unit")
export const types = suite("types")()
export const lint = suite("lint")()
/** The generated paths of these machines, through the screen. */
export const walk = suite("walk")
/** Files of screen tests. */
export const screens = suite("screens")
/** Files of end-to-end stories, in English. */
export const e2e = suite("e2e")
/** Files of scripts/checks. */
export const check = suite("check")

/** Tables, paths on the live machine, the negative suite and the rules of machines. */
export const machines = unit(
  "tests/states-tables.test.ts",
  "tests/machines.test.ts",
  "tests/negative.test.ts",
  "tests/machine-rules.test.ts",
)

/** Everything that any of them runs, once per kind. */
export const together = (suites: readonly Suite[]): readonly Suite[] =>
  [...Map.groupBy(suites, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    of: [...new Set(all.flatMap(({ of }) => of))].toSorted(),
  }))

export const nameOf = ({ kind, of }: Suite): string => [kind, ...of].join(" ")

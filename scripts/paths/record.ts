import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { AnyExplored } from "#machines/kit/model.ts"
import { inRoot, root } from "#scripts/root.ts"
import { targetsOf } from "./targets.ts"

export const places = ["machine", "screen", "app"] as const
export type Place = (typeof places)[number]

/** The results of one walk of one machine in one place. */
export interface WalkedPath {
  readonly commit: string
  readonly milliseconds: number
  readonly paths: { readonly passed: number; readonly failed: readonly string[] }
  /** Screenshots and traces by the line of the failed path. File paths start at the project's folder. */
  readonly artifacts?: Readonly<Record<string, readonly string[]>>
  /** The paths that took a transition, by the transition's name. */
  readonly transitions: Readonly<Record<string, readonly string[]>>
  readonly answers: readonly string[]
  /** The numbers of states and of controls pressed on the screen, and the events that were sent although no control should send them. */
  readonly pressed?: { readonly states: number; readonly controls: number; readonly wrong: readonly string[] }
}
export type Coverage = Readonly<Record<string, Readonly<Partial<Record<Place, WalkedPath>>>>>

/** Counts the machine's current transitions and port answers that a walk took: "12/14 transitions", "5/6 port answers". */
export const countsOf = (model: AnyExplored, walked: WalkedPath): readonly string[] => {
  const { transitions, answers } = targetsOf(model)
  const taken = transitions.filter((name) => name in walked.transitions).length
  const answered = answers.filter((name) => walked.answers.includes(name)).length
  return [`${taken}/${transitions.length} transitions`, `${answered}/${answers.length} port answers`]
}

const file = inRoot("reports/coverage.json")

/** Reads the coverage of walks on this computer. */
export const readCoverage = (): Coverage => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Coverage
  } catch {
    // A missing file, or a half-written file of a stopped walk, counts as no coverage.
    return {}
  }
}

/** Saves walks. The results of other machines and places do not change. */
export const saveCoverage = (place: Place, walked: Readonly<Record<string, WalkedPath>>): void => {
  const coverage: Record<string, Partial<Record<Place, WalkedPath>>> = { ...readCoverage() }
  for (const [name, one] of Object.entries(walked)) coverage[name] = { ...coverage[name], [place]: one }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(coverage, null, 1)}\n`)
}

/** Returns the checked-out commit, with a + if files differ from it. */
export const findCurrentCommit = (): string => {
  try {
    // The command excludes tags, so that the result names the commit itself.
    const args = ["describe", "--always", "--abbrev=12", "--dirty=+", "--exclude=*"]
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  } catch {
    // The project was unpacked from an archive and has no history.
    return "unknown"
  }
}

import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { AnyExplored } from "#machines/kit/model.ts"
import { inRoot, root } from "#scripts/root.ts"
import { targetsOf } from "./targets.ts"

export const places = ["machine", "screen", "app"] as const
export type Place = (typeof places)[number]

/** Results of one walk of one machine in one place. */
export interface WalkedPath {
  readonly commit: string
  readonly milliseconds: number
  readonly paths: { readonly passed: number; readonly failed: readonly string[] }
  /** Screenshots and traces by the line of the failed path; paths from the project's folder. */
  readonly artifacts?: Readonly<Record<string, readonly string[]>>
  /** Paths that took a transition, by its name. */
  readonly transitions: Readonly<Record<string, readonly string[]>>
  readonly answers: readonly string[]
  /** Controls pressed on the screen, and events sent that should not have been. */
  readonly pressed?: { readonly states: number; readonly controls: number; readonly wrong: readonly string[] }
}
export type Coverage = Readonly<Record<string, Readonly<Partial<Record<Place, WalkedPath>>>>>

/** "12/14 transitions", "5/6 port answers": how many of the machine's present ones a walk took. */
export const countsOf = (model: AnyExplored, walked: WalkedPath): readonly string[] => {
  const { transitions, answers } = targetsOf(model)
  const taken = transitions.filter((name) => name in walked.transitions).length
  const answered = answers.filter((name) => walked.answers.includes(name)).length
  return [`${taken}/${transitions.length} transitions`, `${answered}/${answers.length} port answers`]
}

const file = inRoot("reports/coverage.json")

/** The coverage of walks on this machine. */
export const readCoverage = (): Coverage => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Coverage
  } catch {
    // Missing, or half-written by a walk that was stopped: as if nothing had been walked.
    return {}
  }
}

/** The walks of other machines and places stay as they were. */
export const keepWalks = (place: Place, walked: Readonly<Record<string, WalkedPath>>): void => {
  const kept: Record<string, Partial<Record<Place, WalkedPath>>> = { ...readCoverage() }
  for (const [name, one] of Object.entries(walked)) kept[name] = { ...kept[name], [place]: one }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`)
}

/** The commit that stands here; with a + when something differs from it. */
export const presentCommit = (): string => {
  try {
    // No tag: the commit itself.
    const words = ["describe", "--always", "--abbrev=12", "--dirty=+", "--exclude=*"]
    return execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  } catch {
    // Unpacked from an archive.
    return "unknown"
  }
}

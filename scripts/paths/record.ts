import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { inRoot, root } from "../root.ts"

export const places = ["machine", "screen", "app"] as const
export type Place = (typeof places)[number]

/** What one walk of one machine in one place took. */
export interface WalkedPath {
  readonly commit: string
  readonly milliseconds: number
  readonly paths: { readonly passed: number; readonly failed: readonly string[] }
  /** Screenshots and traces by the line of the failed path; paths from the project's folder. */
  readonly artifacts?: Readonly<Record<string, readonly string[]>>
  /** By name of the transition: the paths that took it. */
  readonly transitions: Readonly<Record<string, readonly string[]>>
  readonly answers: readonly string[]
  /** On the screen: what was pressed, and what was sent that should not have been. */
  readonly pressed?: { readonly states: number; readonly controls: number; readonly wrong: readonly string[] }
}
export type Coverage = Readonly<Record<string, Readonly<Partial<Record<Place, WalkedPath>>>>>

const own = () => inRoot("reports/coverage.json")
const shared = () => inRoot("tests/paths/coverage.json")

const read = (file: string): Coverage => {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Coverage
  } catch {
    // Half-written by a walk that was stopped: as if nothing had been walked.
    return {}
  }
}

/** The second in place of the first where both have walked. */
const over = (recorded: Coverage, walked: Coverage): Coverage => {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(walked)])]
  return Object.fromEntries(names.map((name) => [name, { ...recorded[name], ...walked[name] }]))
}

/** What was walked on this machine; for the rest, what was recorded for those who clone. */
export const readCoverage = (): Coverage => over(read(shared()), read(own()))

/** The walks of other machines and places stay as they were. */
export const keepWalks = (place: Place, walked: Readonly<Record<string, WalkedPath>>): void => {
  const kept: Record<string, Partial<Record<Place, WalkedPath>>> = { ...read(own()) }
  for (const [name, one] of Object.entries(walked)) kept[name] = { ...kept[name], [place]: one }
  mkdirSync(dirname(own()), { recursive: true })
  writeFileSync(own(), `${JSON.stringify(kept, null, 1)}\n`)
}

const isClean = ({ commit, paths }: WalkedPath): boolean => !/\+$|^unknown$/.test(commit) && paths.failed.length === 0

const walksOf = (coverage: Coverage) =>
  Object.entries(coverage).flatMap(([name, byPlace]) =>
    places.flatMap((place) => {
      const walked = byPlace[place]
      return walked === undefined ? [] : [{ name, place, walked }]
    }),
  )

const cleanIn = (coverage: Coverage): Coverage =>
  Object.fromEntries(
    Object.keys(coverage).map((name) => [
      name,
      Object.fromEntries(
        walksOf({ [name]: coverage[name]! })
          .filter(({ walked }) => isClean(walked))
          .map(({ place, walked }) => [place, walked]),
      ),
    ]),
  )

/**
 * The walks of a commit as it stands, without a failure, over what is recorded of the others; a line each, so that one changed
 * machine is a change of few lines.
 */
export const recordOf = (
  walks: Coverage,
  recorded: Coverage = {},
): { readonly text: string; readonly unfit: readonly string[] } => {
  const unfit = walksOf(walks)
    .filter(({ walked }) => !isClean(walked))
    .map(({ name, place }) => `${name} on the ${place}`)
  const entries = Object.entries(over(recorded, cleanIn(walks))).flatMap(([name, byPlace]) => {
    const lines = walksOf({ [name]: byPlace }).map(
      ({ place, walked }) => `  ${JSON.stringify(place)}: ${JSON.stringify(walked)}`,
    )
    return lines.length === 0 ? [] : [` ${JSON.stringify(name)}: {\n${lines.join(",\n")}\n }`]
  })
  return { text: `{\n${entries.join(",\n")}\n}\n`, unfit }
}

/** Writes tests/paths/coverage.json; answers the walks that are not fit for it. */
export const recordWalks = (): readonly string[] => {
  const { text, unfit } = recordOf(read(own()), read(shared()))
  writeFileSync(shared(), text)
  return unfit
}

const git = (...words: readonly string[]) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()

/** The commit that stands here; with a + when something differs from it. */
export const presentCommit = (): string => {
  try {
    return (
      git("rev-parse", "--short=12", "HEAD") + (git("status", "--porcelain", "--untracked-files=no") === "" ? "" : "+")
    )
  } catch {
    // Unpacked from an archive.
    return "unknown"
  }
}

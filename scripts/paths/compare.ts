import { diff } from "node:util"
import { capitalize } from "./formats/lines.ts"

/** The part of a generated JSON file that distinguishes paths. */
export interface PathFile {
  readonly machine: string
  readonly paths: readonly {
    readonly id: string
    readonly steps: readonly {
      readonly from: string
      readonly event: string
      readonly to: string
      readonly sent: unknown
    }[]
    readonly manual?: {
      readonly title: string
      readonly preconditions: readonly string[]
      readonly steps: readonly { readonly does: readonly string[]; readonly sees: readonly string[] }[]
    } | null
  }[]
}
type Path = PathFile["paths"][number]

export interface PathDifference {
  readonly machine: string
  readonly kind: "new" | "gone" | "changed" | "renumbered"
  readonly id: string
  /** The previous id, or null if it is unchanged. */
  readonly was: string | null
  readonly title: string
  /** Changed lines, such as "- Press …" and "+ Choose …". */
  readonly lines: readonly string[]
}

const statesIn = ({ steps }: Path): readonly string[] => steps.map(({ event, to }) => `${event} → ${to}`)

/** Removes the script's number from the name of its preparation, because the number is not part of the preparation. */
const withoutNumber = (line: string): string => line.replace(/(?<=\/sandbox\?setup=)\w+-\d+(?=-[\da-f]{8}\b)/, "…")

/** Returns all sentences of a script, or the states if the script has no sentences for a person. */
const sentencesIn = (path: Path): readonly string[] => {
  const { manual } = path
  return manual
    ? [manual.title, ...manual.preconditions, ...manual.steps.flatMap(({ does, sees }) => [...does, ...sees])].map(
        (line) => capitalize(withoutNumber(line)),
      )
    : statesIn(path)
}

const sign = { "1": "-", "-1": "+" } as const

/** Returns the removed lines, and the new lines after them. */
const changedLines = (before: readonly string[], after: readonly string[]): readonly string[] =>
  diff([...before], [...after]).flatMap(([how, line]) => (how === 0 ? [] : [`${sign[how]} ${line}`]))

const differences = (before: Path, after: Path): readonly string[] => {
  const lines = changedLines(sentencesIn(before), sentencesIn(after))
  return lines.length > 0 ? lines : changedLines(statesIn(before), statesIn(after))
}

type Pair = readonly [before: Path | undefined, after: Path | undefined]

/** Pairs paths with the same key, in the order of the second list. A path without a partner stays alone. */
const pair = (before: readonly Path[], after: readonly Path[], keyOf: (path: Path) => string): readonly Pair[] => {
  const old = Map.groupBy(before, keyOf)
  const pairs = after.map((path): Pair => [old.get(keyOf(path))?.shift(), path])
  return [...pairs, ...[...old.values()].flat().map((path): Pair => [path, undefined])]
}

const exactly = ({ steps }: Path) => JSON.stringify(steps.map(({ event, sent }) => [event, sent]))
const byNames = ({ steps }: Path) => JSON.stringify(steps.map(({ event }) => event))

/** Matches paths by their events, or by the names of the events if samples changed. States, texts and numbers may change. */
const matchPaths = (before: readonly Path[], after: readonly Path[]): readonly Pair[] => {
  const first = pair(before, after, exactly)
  const left = (index: 0 | 1) => first.flatMap((pair) => (pair[1 - index] === undefined ? (pair[index] ?? []) : []))
  return [...first.filter(([old, now]) => old && now), ...pair(left(0), left(1), byNames)]
}

const differenceOf = (machine: string, [before, after]: Pair): readonly PathDifference[] => {
  const { id, manual } = (after ?? before)!
  const was = before && before.id !== id ? before.id : null
  const one = { machine, id, was, title: manual?.title ?? "", lines: [] }
  if (before === undefined || after === undefined) return [{ ...one, kind: before === undefined ? "new" : "gone" }]
  const lines = differences(before, after)
  if (lines.length === 0 && was === null) return []
  return [{ ...one, kind: lines.length > 0 ? "changed" : "renumbered", lines }]
}

/** Lists the changes of a release by machine. */
export const comparePaths = (before: readonly PathFile[], after: readonly PathFile[]): readonly PathDifference[] => {
  const [old, now] = [before, after].map((files) => new Map(files.map(({ machine, paths }) => [machine, paths])))
  return [...new Set([...now!.keys(), ...old!.keys()])]
    .toSorted()
    .flatMap((machine) =>
      matchPaths(old!.get(machine) ?? [], now!.get(machine) ?? []).flatMap((pair) => differenceOf(machine, pair)),
    )
}

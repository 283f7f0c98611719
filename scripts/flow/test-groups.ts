/** The parts of a flow in the order in which they are printed, by the names of their test files. */
const groups: readonly (readonly [file: RegExp, part: string])[] = [
  [/states-tables\.test/, "table"],
  [/constants\.test/, "delays"],
  [/api-page\.test/, "docs/api.md"],
  [/machines\.test/, "machine"],
  [/covered\.test/, "paths"],
  [/port-inputs\.test/, "inputs of ports"],
  [/negative\.test/, "negative, machine"],
  [/paths\/unread\.test/, "figures"],
  [/accepted-texts\.test/, "texts"],
  [/calls\.test/, "requests"],
  [/walks\/walks-/, "screen"],
  [/walks\/negative-/, "negative, screen"],
  [/\.stories\./, "stories"],
  [/access\.test/, "calls with an id"],
  [/\/pairs\.test/, "pairs of calls"],
  [/mutations\.test/, "conformance"],
  [/sandbox\/tests\//, "sandbox"],
]
export const groupOf = (file: string): string => groups.find(([pattern]) => pattern.test(file))?.[1] ?? file

const rankOf = (file: string): number => groups.findIndex(([pattern]) => pattern.test(file))

export const sortByRank = (files: readonly string[]): readonly string[] =>
  files.toSorted((one, other) => rankOf(one) - rankOf(other))

/** Prints each file once it and all earlier parts are done. The order is the same in each run, and no part waits for the end of the run. */
export const printInOrder = (files: readonly string[], printGroup: (file: string) => void) => {
  const waiting = [...sortByRank(files)]
  const done = new Set<string>()
  return (file: string): void => {
    done.add(file)
    while (waiting[0] !== undefined && done.has(waiting[0])) printGroup(waiting.shift()!)
  }
}

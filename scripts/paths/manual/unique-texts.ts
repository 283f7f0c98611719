import type { Translate } from "#scripts/paths/words/translate.ts"
import type { PathSummary } from "./path-summary.ts"
import { cut } from "./shorten.ts"

/** A path with the texts that its title contains. */
export interface DescribedPath extends PathSummary {
  /** Texts that describe the special parts of the path. The texts are in the order of the path. */
  readonly chosen: readonly string[]
}

export const countsOf = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of lists.flatMap((texts) => [...new Set(texts)])) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/**
 * Returns the rarest text of each list, and undefined for an empty list. The last text wins among equally rare ones.
 */
export const findRarest = (lists: readonly (readonly string[])[]): readonly (string | undefined)[] => {
  const counts = countsOf(lists)
  return lists.map((texts) => {
    const least = Math.min(...texts.map((text) => counts.get(text)!))
    return texts.findLast((text) => counts.get(text) === least)
  })
}

export const textsOf = ({ titleParts }: PathSummary): readonly string[] => titleParts.map(({ text }) => text)

const numberTitleParts = ({ titleParts }: PathSummary): readonly string[] =>
  titleParts.flatMap(({ text }, index) => {
    const times = titleParts.slice(0, index + 1).filter((each) => each.text === text).length
    return times > 1 ? [`${text} × ${times}`] : []
  })
const pairs =
  (t: Translate) =>
  ({ titleParts }: PathSummary): readonly string[] =>
    titleParts.slice(1).map(({ text }, index) => `${titleParts[index]!.text}${t("title.then")}${text}`)

/** Returns the sources of differences, in the order in which `findUniqueTexts` tries them. */
const sourcesIn = (t: Translate): readonly ((summary: PathSummary) => readonly string[])[] => [
  textsOf,
  numberTitleParts,
  ({ appears }) => appears,
  ({ names }) => names,
  ({ samples }) => samples,
  pairs(t),
  ({ ends }) => ends.map((text) => t("title.shows", { text })),
  ({ lines }) => lines(),
  ({ script }) => [t("title.steps", { count: script.steps.length })],
]

/**
 * Returns a text for each path that no other path of the group has, or a text that distinguishes the path from most
 * others. Returns undefined for a path without such a text. `roomOf` returns the maximum length of the text in
 * characters.
 */
export const findUniqueTexts = <One extends DescribedPath>(
  t: Translate,
  group: readonly One[],
  roomOf: (one: One) => number,
): readonly (string | undefined)[] => {
  let shared: readonly (string | undefined)[] = group.map(() => undefined)
  let found: readonly (string | undefined)[] = shared
  for (const source of sourcesIn(t)) {
    const lists = group.map((one) =>
      source(one)
        .map((text) => cut(text, roomOf(one)))
        .filter((text) => !one.chosen.includes(text)),
    )
    const counts = countsOf(lists)
    found = found.map((text, index) => text ?? lists[index]!.findLast((each) => counts.get(each) === 1))
    // A single path may remain without a unique text, because the texts of all other paths distinguish it.
    if (found.filter((text) => text === undefined).length <= 1) return found
    const some = findRarest(lists)
    if (some.some((text) => text !== some[0])) shared = shared.map((text, index) => text ?? some[index])
  }
  return found.map((text, index) => text ?? shared[index])
}

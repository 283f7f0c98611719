import type { Words } from "#scripts/paths/words/words.ts"
import type { Outline } from "./outline.ts"
import { cut } from "./shorten.ts"

/** A path with the texts that its title contains. */
export interface Told extends Outline {
  /** Texts that describe the special parts of the path. Facts are in the order of the path. */
  readonly chosen: readonly string[]
}

export const countsOf = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of lists.flatMap((texts) => [...new Set(texts)])) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Returns the rarest text of each list. The last text wins among equally rare ones. */
export const rarest = (lists: readonly (readonly string[])[]): readonly (string | undefined)[] => {
  const counts = countsOf(lists)
  return lists.map((texts) => {
    const least = Math.min(...texts.map((text) => counts.get(text)!))
    return texts.findLast((text) => counts.get(text) === least)
  })
}

export const textsOf = ({ facts }: Outline): readonly string[] => facts.map(({ text }) => text)

const counted = ({ facts }: Outline): readonly string[] =>
  facts.flatMap(({ text }, index) => {
    const times = facts.slice(0, index + 1).filter((each) => each.text === text).length
    return times > 1 ? [`${text} × ${times}`] : []
  })
const pairs =
  (say: Words) =>
  ({ facts }: Outline): readonly string[] =>
    facts.slice(1).map(({ text }, index) => `${facts[index]!.text}${say("title.then")}${text}`)

/** Sources of differences, in the order in which `distinctions` tries them. */
const sourcesIn = (say: Words): readonly ((outline: Outline) => readonly string[])[] => [
  textsOf,
  counted,
  ({ appears }) => appears,
  ({ names }) => names,
  ({ samples }) => samples,
  pairs(say),
  ({ ends }) => ends.map((text) => say("title.shows", { text })),
  ({ lines }) => lines(),
  ({ script }) => [say("title.steps", { count: script.steps.length })],
]

/**
 * Returns a text for each path that no other path of the group has, or a text that distinguishes the path from most
 * others. `roomOf` returns the maximum length of the text.
 */
export const distinctions = <One extends Told>(
  say: Words,
  group: readonly One[],
  roomOf: (one: One) => number,
): readonly (string | undefined)[] => {
  let shared: readonly (string | undefined)[] = group.map(() => undefined)
  let found: readonly (string | undefined)[] = shared
  for (const source of sourcesIn(say)) {
    const lists = group.map((one) =>
      source(one)
        .map((text) => cut(text, roomOf(one)))
        .filter((text) => !one.chosen.includes(text)),
    )
    const counts = countsOf(lists)
    found = found.map((text, index) => text ?? lists[index]!.findLast((each) => counts.get(each) === 1))
    // A single path may remain without a unique text, because the texts of all other paths distinguish it.
    if (found.filter((text) => text === undefined).length <= 1) return found
    const some = rarest(lists)
    if (some.some((text) => text !== some[0])) shared = shared.map((text, index) => text ?? some[index])
  }
  return found.map((text, index) => text ?? shared[index])
}

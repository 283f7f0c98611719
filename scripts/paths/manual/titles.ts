import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { Script } from "#scripts/paths/script.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { outlineOf, type Outline } from "./outline.ts"

export const titleOf = (flow: Flow, locale: Locale): string =>
  (locale === "ru-RU" ? flow.table.russianTitle : null) ?? flow.table.title

const longestTitle = 120
/** A title is read in a list: so much of a quoted text and of an identifier is enough to find it. */
const longestQuote = 40
const longestOutcome = 80
/** Cuts a text at a space. An open quotation gets its closing mark. */
const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const whole = text.slice(0, longest - 2)
  const start = whole.slice(0, Math.max(whole.lastIndexOf(" "), longest / 2)).replace(/[\s.,:;–—-]+$/, "")
  const opened = /[«"][^«»"]*$/.exec(start.replaceAll(/"[^"]*"/g, ""))?.[0][0]
  return `${start}…${opened === "«" ? "»" : (opened ?? "")}`
}
const shortened = (text: string): string =>
  cut(
    text
      .replace(/^.*[»"\d] → /, "")
      .replaceAll(/(?<=[»"]) \([^()]+\)/g, "")
      .replaceAll(/([\da-f]{8})-[\da-f-]{27}/g, "$1…")
      .replaceAll(/(?<=["«])[^"«»]+(?=["»])/g, (quote) => cut(quote, longestQuote)),
    longestOutcome,
  )

interface Titled extends Outline {
  readonly title: string
  /** Texts that distinguish the path from others of this title. */
  chosen: readonly string[]
}

const countsOf = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of lists.flatMap((texts) => [...new Set(texts)])) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** The rarest text of each list, the last one among equals. */
const rarest = (lists: readonly (readonly string[])[]): readonly (string | undefined)[] => {
  const counts = countsOf(lists)
  return lists.map((texts) => {
    const least = Math.min(...texts.map((text) => counts.get(text)!))
    return texts.findLast((text) => counts.get(text) === least)
  })
}

/** Actions of a path with their count, and with the action before: some paths differ in nothing else. */
const repeats = ({ way }: Outline): readonly string[] =>
  way.map((text, index) => `${text} × ${way.slice(0, index + 1).filter((each) => each === text).length}`)
const pairs = ({ way }: Outline): readonly string[] => way.slice(1).map((text, index) => `${way[index]!}, ${text}`)

/** Sources of differences, in the order of trial: steps, other texts of the screens, the sample, counts and pairs of actions. */
const sources: readonly ((of: Outline) => readonly string[])[] = [
  ({ way }) => way,
  ({ lines }) => lines(),
  ({ samples }) => samples,
  repeats,
  pairs,
]

/** A text for each path that no other of the group has, else one that distinguishes it from most. `roomOf` answers how long it may be. */
const distinctions = (group: readonly Titled[], roomOf: (one: Titled) => number): readonly (string | undefined)[] => {
  let shared: readonly (string | undefined)[] = group.map(() => undefined)
  let found: readonly (string | undefined)[] = shared
  for (const source of sources) {
    const lists = group.map((one) =>
      source(one)
        .map((text) => cut(shortened(text), roomOf(one)))
        .filter((text) => !one.chosen.includes(text)),
    )
    const counts = countsOf(lists)
    found = found.map((text, index) => text ?? lists[index]!.findLast((each) => counts.get(each) === 1))
    // One of them may be the one that has nothing of its own.
    if (found.filter((text) => text === undefined).length <= 1) return found
    const some = rarest(lists)
    if (some.some((text) => text !== some[0])) shared = shared.map((text, index) => text ?? some[index])
  }
  return found.map((text, index) => text ?? shared[index])
}

/** "Sign-in: "Confirm your e-mail address first."": the flow and what this path ends with, and where others end so, how it differs. */
export const titled = (
  flow: Flow,
  locale: Locale,
  scripts: readonly Script[],
  isOnApp: (script: Script) => boolean,
): ReadonlyMap<Script, string> => {
  const say = wordsIn(locale)
  const outlines = scripts.map((script) => outlineOf(flow, locale, script, isOnApp(script)))
  const outcomes = rarest(outlines.map(({ ends }) => ends))
  const all: readonly Titled[] = outlines.map((outline, index) => ({
    ...outline,
    title: [titleOf(flow, locale), outcomes[index]].flatMap((text) => (text ? [shortened(text)] : [])).join(": "),
    way: outline.way.filter((text) => text !== outcomes[index]),
    chosen: [],
  }))
  const written = ({ title, chosen }: Titled) =>
    chosen.length === 0 ? title : say("title.with", { title, way: chosen.join("; ") })
  const same = () => [...Map.groupBy(all, written).values()].filter((group) => group.length > 1)
  const roomOf = (one: Titled) => Math.max(longestTitle - written({ ...one, chosen: [...one.chosen, ""] }).length, 8)
  for (let round = 0; round < 3; round++)
    for (const group of same()) {
      const texts = distinctions(group, roomOf)
      group.forEach((one, index) => {
        if (texts[index] !== undefined) one.chosen = [...one.chosen, texts[index]]
      })
    }
  return new Map(
    [...Map.groupBy(all, written)].flatMap(([title, group]) =>
      group.map(({ script }, index) => [
        script,
        group.length === 1 ? title : say("title.variant", { title, number: index + 1, of: group.length }),
      ]),
    ),
  )
}

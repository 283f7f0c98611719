import type { Locale } from "#domain/shared/currency.ts"
import { flowTitle } from "#ui/story/story-names.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDone, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import type { Note } from "#scripts/paths/words/notes.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { durationIn, sentences } from "#scripts/paths/words/sentences.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { isFleeting, momentsOf, panelButton, sentencesAt, type Moment } from "./moments.ts"

export const titleOf = (flow: Flow, locale: Locale): string =>
  (locale === "ru-RU" ? flow.table?.russianTitle : null) ?? flow.table?.title ?? flowTitle(flow.name)

/** What is seen, without its kind; what is not there only where nothing else is said. */
const seenAt = (flow: Flow, locale: Locale, { snapshot, sees }: Moment): readonly string[] => {
  const { control, describe, say } = sentencesAt(flow, locale, snapshot)
  const there = sees.filter(({ kind }) => kind !== "absent")
  return (there.length > 0 ? there : sees).map((note) => {
    if (note.kind === "address") return say("title.goesTo", { path: note.path })
    if (note.kind !== "see") return describe(note)
    return note.at.what === "img" ? (/["«].*["»]/.exec(describe(note))?.[0] ?? "") : control(note.at)
  })
}

/** What a person pressed, and what they filled in. */
const doneAt = (flow: Flow, locale: Locale, { snapshot }: Moment, notes: readonly Note[]): readonly string[] => {
  const { control, describe, say } = sentences(locale, screenAt(flow, locale, snapshot))
  return notes.flatMap((note) => {
    if (note.kind === "type" || note.kind === "pick") return [describe({ ...note, kind: "holds" })]
    if (note.kind === "leave") return [say("title.left")]
    return "at" in note && note.kind !== "see" && note.kind !== "absent" ? [control(note.at)] : []
  })
}

/** What the world did: in English by its name at Storybook's panel. */
const happenedAt = (flow: Flow, locale: Locale, moment: Moment, { does, event }: ScriptStep): string => {
  const say = wordsIn(locale)
  if (isDone(does)) return ""
  if (does.kind === "delay") return say("title.passed", { duration: durationIn(locale, does.milliseconds) })
  const { label, when } = panelButton(flow, moment, event)
  const name = when === "" ? label : `${label}, ${when}`
  if (does.kind === "answer") return say("title.answered", { name, context: does.reason ?? does.tag })
  const [noun = "", verb = ""] = does.type.split(".")
  const exact = say("title.happened", { name, context: noun + verb.charAt(0).toUpperCase() + verb.slice(1) })
  return exact === say("title.happened", { name }) ? say("title.happened", { name, context: noun }) : exact
}

interface Outline {
  readonly script: Script
  readonly ends: readonly string[]
  /** All that was done, happened and appeared, in its order. */
  readonly way: readonly string[]
  /** Which of the model's samples happened. */
  readonly samples: readonly string[]
  /** What else the screens of the path show. */
  readonly lines: () => readonly string[]
}

const outlineOf = (flow: Flow, locale: Locale, script: Script): Outline => {
  const say = wordsIn(locale)
  const moments = momentsOf(flow, script)
  const seen = moments.map((moment) => (isFleeting(flow, moment) ? [] : seenAt(flow, locale, moment)))
  const way = script.steps.flatMap((step, index) => {
    const appears = seen[index + 1]!.filter((text) => !seen[index]!.includes(text))
    const done = isDone(step.does)
      ? doneAt(flow, locale, moments[index]!, step.does)
      : [happenedAt(flow, locale, moments[index]!, step)]
    return [...done, ...appears]
  })
  const lines = () => moments.flatMap(({ snapshot }) => screenAt(flow, locale, snapshot).lines())
  const places = script.steps.flatMap(({ does, event }, index) =>
    isDone(does) ? [] : (panelButton(flow, moments[index]!, event).place ?? []),
  )
  const samples = say("title.sample", { places: places.join(", "), count: places.length })
  return {
    script,
    ends: seen.at(-1)!,
    way,
    samples: places.length === 0 ? [] : [samples],
    lines: () => lines().map((text) => say("quote", { text })),
  }
}

/** Before it is cut, where no message can be found any more. */
const translated = (locale: Locale, { ends, way, lines, ...outline }: Outline): Outline => {
  const all = (texts: readonly string[]) => texts.map((text) => withServerTexts(locale, text))
  return { ...outline, ends: all(ends), way: all(way), lines: () => all(lines()) }
}

const longestTitle = 120
/** A title is read in a list: so much of a quoted text and of an identifier is enough to find it. */
const longestQuote = 40
const longestOutcome = 80
const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const start = text.slice(0, longest - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), longest / 2)).replace(/[\s.,:;–—-]+$/, "")}…`
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
  /** What distinguishes it from others of this title. */
  chosen: readonly string[]
}

const countsOf = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of lists.flatMap((texts) => [...new Set(texts)])) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Of each list the text that the fewest lists have, as late as possible. */
const rarest = (lists: readonly (readonly string[])[]): readonly (string | undefined)[] => {
  const counts = countsOf(lists)
  return lists.map((texts) => {
    const least = Math.min(...texts.map((text) => counts.get(text)!))
    return texts.findLast((text) => counts.get(text) === least)
  })
}

/** How often the path does something, and after what: the only difference of some. */
const repeats = ({ way }: Outline): readonly string[] =>
  way.map((text, index) => `${text} × ${way.slice(0, index + 1).filter((each) => each === text).length}`)
const pairs = ({ way }: Outline): readonly string[] => way.slice(1).map((text, index) => `${way[index]!}, ${text}`)

/** What the steps say, what else the screens show, which sample it is, how often and after what. */
const sources: readonly ((of: Outline) => readonly string[])[] = [
  ({ way }) => way,
  ({ lines }) => lines(),
  ({ samples }) => samples,
  repeats,
  pairs,
]

/** Of each of these what no other has, else what distinguishes it from most. `roomOf`: how long it may be. */
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
export const titled = (flow: Flow, locale: Locale, scripts: readonly Script[]): ReadonlyMap<Script, string> => {
  const say = wordsIn(locale)
  const outlines = scripts.map((script) => translated(locale, outlineOf(flow, locale, script)))
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
  const roomOf = (one: Titled) => Math.max(longestTitle - written({ ...one, chosen: [...one.chosen, ""] }).length, 12)
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

import type { Locale } from "#domain/shared/currency.ts"
import { flowTitle } from "#ui/story/story-names.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDone, type Script } from "#scripts/paths/script.ts"
import type { Note } from "#scripts/paths/words/notes.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { durationIn, sentences } from "#scripts/paths/words/sentences.ts"
import { templates } from "#scripts/paths/words/templates.ts"
import { momentsOf, panelButton, sentencesAt, type Moment } from "./moments.ts"

export const titleOf = (flow: Flow, locale: Locale): string =>
  (locale === "ru-RU" ? flow.table?.russianTitle : null) ?? flow.table?.title ?? flowTitle(flow.name)

/** What is seen; what is not there only where nothing else is said. */
const seenAt = (flow: Flow, locale: Locale, { snapshot, sees }: Moment): readonly string[] => {
  const { control, describe, words } = sentencesAt(flow, locale, snapshot)
  const there = sees.filter(({ kind }) => kind !== "absent")
  return (there.length > 0 ? there : sees).map((note) =>
    note.kind === "see" && note.at.what !== "img"
      ? control(note.at)
      : note.kind === "address"
        ? words.goesTo(note.path)
        : describe(note),
  )
}

/** What a person pressed, and what they filled in. */
const doneAt = (flow: Flow, locale: Locale, { snapshot }: Moment, notes: readonly Note[]): readonly string[] => {
  const { control, describe } = sentences(locale, screenAt(flow, locale, snapshot))
  return notes.flatMap((note) => {
    if (note.kind === "type" || note.kind === "pick") return [describe({ ...note, kind: "holds" })]
    return "at" in note && note.kind !== "see" && note.kind !== "absent" && note.kind !== "leave"
      ? [control(note.at)]
      : []
  })
}

interface Outline {
  readonly script: Script
  readonly ends: readonly string[]
  /** All that was done, happened and appeared, in its order. */
  readonly way: readonly string[]
}

const outlineOf = (flow: Flow, locale: Locale, script: Script): Outline => {
  const words = templates[locale]
  const moments = momentsOf(flow, script)
  const seen = moments.map((moment) => seenAt(flow, locale, moment))
  const way = script.steps.flatMap(({ does, event }, index) => {
    const appears = seen[index + 1]!.filter((text) => !seen[index]!.includes(text))
    if (isDone(does)) return [...doneAt(flow, locale, moments[index]!, does), ...appears]
    if (does.kind === "delay") return [words.passed(durationIn(locale, does.milliseconds)), ...appears]
    const { label, when } = panelButton(flow, moments[index]!, event)
    const reason = does.kind === "answer" && does.reason !== null ? ` ${does.reason}` : ""
    return [words.happened(`${label}${reason}`, when), ...appears]
  })
  const last = seen.at(-1)!
  return { script, ends: last.length > 0 ? last : [words.unchanged], way }
}

interface Titled extends Outline {
  readonly title: string
  /** What distinguishes it from others of this title. */
  chosen: readonly string[]
}

/** Of each list the text that the fewest lists have, as late as possible. */
const rarest = (lists: readonly (readonly string[])[]): readonly (string | undefined)[] => {
  const counts = new Map<string, number>()
  for (const text of lists.flatMap((texts) => [...new Set(texts)])) counts.set(text, (counts.get(text) ?? 0) + 1)
  return lists.map((texts) => {
    const least = Math.min(...texts.map((text) => counts.get(text)!))
    return texts.findLast((text) => counts.get(text) === least)
  })
}

/** "Sign-in: "Confirm your e-mail address first."": the flow and what this path ends with, and where others end so, how it came to it. */
export const titled = (flow: Flow, locale: Locale, scripts: readonly Script[]): ReadonlyMap<Script, string> => {
  const words = templates[locale]
  const outlines = scripts.map((script) => outlineOf(flow, locale, script))
  const outcomes = rarest(outlines.map(({ ends }) => ends))
  const all: readonly Titled[] = outlines.map((outline, index) => ({
    ...outline,
    title: `${titleOf(flow, locale)}: ${outcomes[index]}`,
    way: outline.way.filter((text) => text !== outcomes[index]),
    chosen: [],
  }))
  const join = (title: string, parts: readonly string[]) =>
    parts.length === 0 ? title : words.after(title, parts.join("; "))
  const written = ({ title, way, chosen }: Titled) =>
    join(
      title,
      way.filter((text, index) => chosen.includes(text) && way.indexOf(text) === index),
    )
  /** As much of its end as no other of these has. */
  const ending = ({ title, way }: Titled, group: readonly Titled[]) => {
    const tail = (of: readonly string[], length: number) => of.slice(-length).join("; ")
    const others = group.filter((other) => tail(other.way, Infinity) !== tail(way, Infinity))
    const lengths = way.map((_, index) => index + 1)
    const length = lengths.find((each) => others.every((other) => tail(other.way, each) !== tail(way, each)))
    return join(title, way.slice(-(length ?? way.length)))
  }
  const same = () => [...Map.groupBy(all, (one) => written(one)).values()].filter((group) => group.length > 1)
  // As often as needed.
  for (let round = 0; round < 4; round++)
    for (const group of same()) {
      const texts = rarest(group.map(({ way, chosen }) => way.filter((text) => !chosen.includes(text))))
      const isShared = texts.every((text) => text === texts[0])
      group.forEach((one, index) => {
        const text = texts[index]
        if (text !== undefined && !isShared) one.chosen = [...one.chosen, text]
      })
    }
  const alike = new Map(same().flatMap((group) => group.map((one) => [one, group] as const)))
  const distinguished = (one: Titled) => {
    const group = alike.get(one)
    return group === undefined ? written(one) : ending(one, group)
  }
  return new Map(
    [...Map.groupBy(all, distinguished)].flatMap(([title, group]) =>
      group.map(({ script }, index) => [
        script,
        group.length === 1 ? title : words.variant(title, index + 1, group.length),
      ]),
    ),
  )
}

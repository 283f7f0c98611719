import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDone, type Moment, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import type { Note } from "#scripts/paths/words/notes.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { durationIn, sentences } from "#scripts/paths/words/sentences.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { comesAfter, isFleeting, momentsOf, panelButton, sentencesAt, withoutClearing } from "./moments.ts"

/** Visible things without their kind; absent ones only where nothing else is said. */
const seenAt = (flow: Flow, locale: Locale, { state, sees }: Moment): readonly string[] => {
  const { control, describe, say } = sentencesAt(flow, locale, state)
  const there = sees.filter(({ kind }) => kind !== "absent")
  return (there.length > 0 ? there : sees).map((note) => {
    if (note.kind === "address") return say("title.goesTo", { path: note.path })
    if (note.kind !== "see") return describe(note)
    return note.at.what === "img" ? (/["«].*["»]/.exec(describe(note))?.[0] ?? "") : control(note.at)
  })
}

/** Controls that a person pressed, and fields that they filled in. */
const doneAt = (flow: Flow, locale: Locale, { state }: Moment, notes: readonly Note[]): readonly string[] => {
  const { control, describe, say } = sentences(locale, screenAt(flow, locale, state))
  return withoutClearing(notes).flatMap((note) => {
    if (note.kind === "type" || note.kind === "pick") return [describe({ ...note, kind: "holds" })]
    if (note.kind === "leave") return [say("title.left")]
    return "at" in note && note.kind !== "see" && note.kind !== "absent" ? [control(note.at)] : []
  })
}

/** The world's event in words; in English by its name at Storybook's panel. */
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

/** Facts that distinguish a path from others. */
export interface Outline {
  readonly script: Script
  readonly ends: readonly string[]
  /** All that was done, happened and appeared, in its order. */
  readonly way: readonly string[]
  /** The model's samples that happened. */
  readonly samples: readonly string[]
  /** Other texts on the screens of the path. */
  readonly lines: () => readonly string[]
}

export const outlineOf = (flow: Flow, locale: Locale, script: Script, isOnApp: boolean): Outline => {
  const say = wordsIn(locale)
  const moments = momentsOf(script)
  const seen = moments.map((moment) => (isFleeting(flow, moment) ? [] : seenAt(flow, locale, moment)))
  // The text without its remark in brackets.
  const next = isOnApp ? comesAfter(flow, locale, moments.at(-1)!)?.map((text) => text.split(" (")[0]!) : undefined
  const way = script.steps.flatMap((step, index) => {
    const appears = seen[index + 1]!.filter((text) => !seen[index]!.includes(text))
    const done = isDone(step.does)
      ? doneAt(flow, locale, moments[index]!, step.does)
      : [happenedAt(flow, locale, moments[index]!, step)]
    return [...done, ...appears]
  })
  // A title may be cut, and then no message of the server can be found in it.
  const translated = (texts: readonly string[]) => texts.map((text) => withServerTexts(locale, text))
  const lines = () => moments.flatMap(({ state }) => screenAt(flow, locale, state).lines())
  const places = script.steps.flatMap(({ does, event }, index) =>
    isDone(does) ? [] : (panelButton(flow, moments[index]!, event).place ?? []),
  )
  const samples = say("title.sample", { places: places.join(", "), count: places.length })
  return {
    script,
    ends: translated(next ?? seen.at(-1)!),
    way: translated(way),
    samples: places.length === 0 ? [] : [samples],
    lines: () => translated(lines()).map((text) => say("quote", { text })),
  }
}

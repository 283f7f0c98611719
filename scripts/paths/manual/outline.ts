import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDoneByPerson, type Moment, type Script } from "#scripts/paths/script.ts"
import type { Note } from "#scripts/paths/words/notes.ts"
import { placeIn, withoutPlace } from "#scripts/paths/words/sample-words.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { factsOf, nameOf, type Fact } from "./facts.ts"
import { comesAfter, isFleeting, isSeen, momentsOf, panelButton, sentencesAt } from "./moments.ts"
import { shortened } from "./shorten.ts"

/** A visible text, and its rank as a description of a path's end. Rank 0 describes it best. */
interface Seen {
  readonly text: string
  readonly rank: number
}

/** The rank of a missing text, which describes the end worst. */
const unsaid = 8
const messages = ["alert", "status"]
const titles = ["heading", "dialog"]
const controls = ["button", "link", "textbox", "combobox", "spinbutton", "radio", "checkbox", "switch", "slider"]
const rankOf = (note: Note): number => {
  if (note.kind === "address") return 0
  if (note.kind === "absent") return unsaid
  if (note.kind !== "see") return 2
  const { by, what } = note.at
  if (messages.includes(String(what))) return 1
  if (by === "text" || titles.includes(String(what))) return 3
  return by === "label" || controls.includes(String(what)) ? 5 : 4
}

const seenAt = (flow: Flow, locale: Locale, { state, sees }: Moment): readonly Seen[] => {
  const { control, describe, say } = sentencesAt(flow, locale, state)
  // Server texts are translated before the title is shortened, because a shortened text is not recognizable.
  const short = (text: string) => shortened(withServerTexts(locale, text))
  const textOf = (note: Note): string => {
    if (note.kind === "address") return short(say("title.goesTo", { path: note.path }))
    if (note.kind === "absent") return say("title.gone", { control: short(control(note.at, "missing")) })
    if (note.kind !== "see") return short(describe(note))
    if (note.at.what === "img") return /["«].*["»]/.exec(describe(note))?.[0] ?? ""
    const own = control(note.at)
    // A control is described by its words and its kind, because nobody presses it at the end.
    const kind = rankOf(note) === 5 ? /(?<=^[^→]*) \([^(),]+\)$/.exec(own)?.[0] : undefined
    return `${short(own)}${kind ?? ""}`
  }
  // A number without words describes little, so it ranks lower.
  const rank = (note: Note, text: string) => rankOf(note) + (/\p{L}{2}/u.test(text) ? 0 : 2)
  return sees.filter(isSeen).flatMap((note) => {
    const text = textOf(note)
    return text === "" ? [] : [{ text, rank: rank(note, text) }]
  })
}

/** Facts by which a title distinguishes a path from other paths of its flow. */
export interface Outline {
  readonly script: Script
  /** The texts that best describe the end of the path. */
  readonly ends: readonly string[]
  /** All actions and events of the path, in order. */
  readonly facts: readonly Fact[]
  /** Texts that appear during the path. */
  readonly appears: readonly string[]
  /** The positions of the model's samples among samples with the same name. */
  readonly samples: readonly string[]
  /** The names of the model's samples. */
  readonly names: readonly string[]
  /** The lines of text on all screens of the path. */
  readonly lines: () => readonly string[]
}

export const outlineOf = (flow: Flow, locale: Locale, script: Script, isOnApp: boolean): Outline => {
  const say = wordsIn(locale)
  const moments = momentsOf(script)
  const seen = moments.map((moment) => {
    // Nobody sees a state that the application leaves at once.
    const isPassed = isFleeting(flow, moment) && (isOnApp || moment !== moments.at(-1))
    return isPassed ? [] : seenAt(flow, locale, moment)
  })
  const last = seen.at(-1)!
  const before = new Set(seen.at(-2)?.map(({ text }) => text))
  // A new text describes the end better than one that was visible before.
  const worth = ({ text, rank }: Seen) => rank + (before.has(text) ? 2.5 : 0)
  const best = Math.min(...last.map(worth))
  // The text loses its remark in brackets.
  const next = isOnApp ? comesAfter(flow, locale, moments.at(-1)!)?.map((text) => text.split(" (")[0]!) : undefined
  const samples = script.steps.flatMap(({ does, event }, index) =>
    isDoneByPerson(does) ? [] : [panelButton(flow, moments[index]!, event).when],
  )
  const places = samples.flatMap((name) => placeIn(name) ?? [])
  return {
    script,
    ends: next ?? last.filter((each) => worth(each) === best).map(({ text }) => text),
    facts: script.steps.flatMap((step, index) => factsOf(flow, locale, moments[index]!, step)),
    appears: seen
      .slice(1, -1)
      .flatMap((texts, index) =>
        texts.flatMap(({ text, rank }) =>
          rank === unsaid || seen[index]!.some((each) => each.text === text) ? [] : [say("title.appears", { text })],
        ),
      ),
    samples: places.length === 0 ? [] : [say("title.sample", { place: places.join(", ") })],
    names: samples.filter((name) => withoutPlace(name) !== "").map((name) => nameOf(locale, name)),
    lines: () =>
      moments
        .flatMap(({ state }) => screenAt(flow, locale, state).lines())
        .map((text) => say("title.shows", { text: shortened(say("quote", { text: withServerTexts(locale, text) })) })),
  }
}

import type { Locale } from "#domain/shared/currency.ts"
import type { CallFailureReason } from "#domain/shared/failure.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDoneByPerson, type Moment, type ScriptStep } from "#scripts/paths/script.ts"
import { durationIn } from "#scripts/paths/words/durations.ts"
import type { Note } from "#scripts/paths/words/notes.ts"
import { sampleWords, withoutPlace } from "#scripts/paths/words/sample-words.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { sentences } from "#scripts/paths/words/sentences.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { panelButton, withoutClearing } from "./moments.ts"
import { shortened } from "./shorten.ts"

/** An action or experience of a person in a path, in the words of a title. */
export interface Fact {
  readonly text: string
  /** True if the person did not cause the fact: a failure, an event from outside, or the passage of time. */
  readonly isMet: boolean
}

/** Shortens a long address in the middle, because addresses differ at their ends. */
const typed = (text: string): string => text.replace(/^(\S{6})\S{8,}(\S{6})$/, "$1…$2")

const doneAt = (flow: Flow, locale: Locale, { state }: Moment, notes: readonly Note[]): readonly string[] => {
  const screen = screenAt(flow, locale, state)
  const { control, describe, say } = sentences(locale, screen)
  const { choiceOf } = screen
  return withoutClearing(notes).flatMap((note) => {
    if (note.kind === "leave") return [say("title.left")]
    if (!("at" in note) || note.kind === "see" || note.kind === "absent" || note.kind === "unhover") return []
    if (note.kind === "type" || note.kind === "pick")
      return note.text.trim() === "" || note.at.what === "slider"
        ? [shortened(describe({ ...note, kind: "holds" }))]
        : [
            say("title.typed", {
              text: say("quote", { text: typed(choiceOf(note.text) ?? note.text) }),
              control: shortened(control(note.at, "into")),
            }),
          ]
    const key = note.at.what === "radio" ? "title.chosen" : "title.pressed"
    return [say(key, { control: shortened(control(note.at)) })]
  })
}

/** Text keys of failures that many machines have, by the sample's name. */
const failures: Readonly<Record<string, string>> = {
  "429 with Retry-After": "tooMany",
  "the two-factor challenge was closed": "cancelled",
}

/** The name of a sample for a title. The first words are enough. */
export const nameOf = (locale: Locale, name: string): string => {
  const say = wordsIn(locale)
  const failure = failures[withoutPlace(name)]
  if (failure !== undefined) return say("title.answered", { context: failure })
  return withoutPlace(name).startsWith("any other")
    ? say("title.answered")
    : shortened(sampleWords(locale, name).replace(/(?:;| \().*$/, ""))
}

interface Refused {
  readonly message?: string | null
}

/** Describes an unusual answer: a failure in its own words or in the server's, or a sample that has a name. */
const answered = (
  locale: Locale,
  {
    tag,
    reason,
    sample,
  }: { readonly tag: string; readonly reason: CallFailureReason | null; readonly sample: unknown },
  name: string,
): readonly string[] => {
  const say = wordsIn(locale)
  if (tag === "ok") return name === "" ? [] : [nameOf(locale, name)]
  const { message } = (sample ?? {}) as Refused
  const plain = say("title.answered")
  const words = say("title.answered", { context: reason ?? tag })
  return [words === plain && message ? shortened(say("quote", { text: withServerTexts(locale, message) })) : words]
}

const happened = (locale: Locale, type: string, name: string): string => {
  const say = wordsIn(locale)
  const [noun = "", verb = ""] = type.split(".")
  const exact = say("title.happened", { context: noun + verb.charAt(0).toUpperCase() + verb.slice(1) })
  const event = exact === say("title.happened") ? say("title.happened", { context: noun }) : exact
  return name === "" ? event : shortened(say("title.named", { event, sample: nameOf(locale, name) }))
}

/** Returns the facts of one step, which begins at this moment. */
export const factsOf = (flow: Flow, locale: Locale, moment: Moment, { does, event }: ScriptStep): readonly Fact[] => {
  const met = (text: string): Fact => ({ text, isMet: true })
  if (isDoneByPerson(does)) return doneAt(flow, locale, moment, does).map((text) => ({ text, isMet: false }))
  if (does.kind === "delay")
    return [met(wordsIn(locale)("title.passed", { duration: durationIn(locale, does.milliseconds) }))]
  const name = withoutPlace(panelButton(flow, moment, event).when)
  return does.kind === "answer" ? answered(locale, does, name).map(met) : [met(happened(locale, does.type, name))]
}

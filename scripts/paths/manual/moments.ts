import type { Locale } from "#domain/shared/currency.ts"
import { contentKey } from "#machines/kit/explore.ts"
import { choiceNames, eventChoices } from "#machines/kit/flow-session.ts"
import type { AnyEventObject, AnyMachineSnapshot } from "#machines/kit/model.ts"
import { wirings } from "#scripts/paths/app/wirings/index.ts"
import { flows, type Flow } from "#scripts/paths/flows.ts"
import { isDoneByPerson, type Moment, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import { distinct, keyOf, targetOf, type Note, type Target } from "#scripts/paths/words/notes.ts"
import { screenAt, shownSomewhere } from "#scripts/paths/words/screen.tsx"
import { blank } from "#scripts/paths/words/seen.ts"
import { sentences } from "#scripts/paths/words/sentences.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"

/** A step of a script: instructions, and sentences that describe what the person sees afterwards. */
export interface ManualStep {
  readonly does: readonly string[]
  readonly sees: readonly string[]
}

/** Returns the first moment of a path, and the moments after its steps. */
export const momentsOf = ({ start, steps }: Script): readonly Moment[] => [start, ...steps]

/** Returns true if the application leaves this state at once. Storybook does not leave it. */
export const isFleeting = ({ name }: Flow, { to }: Moment): boolean => wirings[name]?.fleeting?.includes(to) ?? false

/** Describes the next state if the application leaves this one at once and automatically. Returns null if it does not. */
export const comesAfter = (flow: Flow, locale: Locale, moment: Moment): readonly string[] | null =>
  isFleeting(flow, moment)
    ? [wordsIn(locale)(`comesAfter.${flow.name}.${moment.to}` as "comesAfter.closeAccount.done")]
    : null

export const isSeen = ({ kind }: Note) => ["see", "absent", "holds", "is", "address"].includes(kind)
const isTyping = (note: Note) => note.kind === "type" || note.kind === "pick"

/**
 * Adds the contents of the fields to the visible texts, if a typing step changes nothing else. A repetition of the same typing is emptied.
 */
const typingShown = (step: ScriptStep, before: Pick<ScriptStep, "does" | "sees">): ScriptStep => {
  if (!isDoneByPerson(step.does) || !step.does.every(isTyping)) return step
  if (distinct([...before.sees, ...step.sees]).length > before.sees.length) return step
  if (isDoneByPerson(before.does) && distinct([...before.does, ...step.does]).length === before.does.length)
    return { ...step, does: [] }
  const fields = new Map(
    step.does.flatMap((note) =>
      isTyping(note) && "text" in note && note.at.what !== "slider" && /\D/.test(note.text.replaceAll(/[.,-]/g, ""))
        ? [[keyOf(note.at), { ...note, kind: "holds" }] as const]
        : [],
    ),
  )
  return { ...step, sees: [...step.sees, ...fields.values()] }
}

/**
 * Adds a press on each closed `details` element before the first use of a control inside it. A recorded walk finds the
 * control without it.
 */
export const withOpenings = (flow: Flow, locale: Locale, script: Script): Script => {
  let open: readonly unknown[] = []
  const opened = ({ state }: Moment, notes: readonly Note[]) => {
    const screen = screenAt(flow, locale, state)
    // A different screen in between closes the element again.
    open = open.filter((summary) => typeof summary === "string" && screen.has(summary))
    return notes.flatMap((note): readonly Note[] => {
      const summary = "at" in note && note.kind !== "absent" ? sentences(locale, screen).summaryOf(note.at) : null
      if (note.kind === "press" && summary === null) open = [...open, note.at.what]
      if (summary === null || open.includes(summary)) return [note]
      open = [...open, summary]
      return [{ kind: "press", at: targetOf("text", summary) }, note]
    })
  }
  const seen = <One extends Moment>(moment: One): One => ({ ...moment, sees: opened(moment, moment.sees) })
  const start = seen(script.start)
  const steps = script.steps.map((step, index): ScriptStep => {
    const before = script.steps[index - 1] ?? { does: [], ...start }
    if (!isDoneByPerson(step.does)) return seen(step)
    return typingShown(seen({ ...step, does: opened(before, step.does) }), before)
  })
  return { ...script, start, steps }
}

/** Returns the words of this screen. Elements that are missing on it use the words of another screen of the flow. */
export const sentencesAt = (flow: Flow, locale: Locale, snapshot: AnyMachineSnapshot) =>
  sentences(locale, screenAt(flow, locale, snapshot), {
    ...blank,
    shown: (target: Target) => shownSomewhere(flow, locale, target),
  })

/** Returns words for the steps that lead to the flow. The words are from the screens of the flows in the same area. */
export const leadIn = ({ area }: Flow, locale: Locale) => {
  const around = flows().filter((flow) => flow.area === area)
  const shown = (target: Target) =>
    around.map((flow) => shownSomewhere(flow, locale, target)).find((each) => each !== null) ?? null
  return sentences(locale, { ...blank, shown })
}

/** Writes notes as sentences. Error messages and other elements without a label get the words of the rendered screen. */
export const seeing = (
  flow: Flow,
  locale: Locale,
  { state, sees }: Moment,
  address: "address" | "leadsTo" = "address",
): readonly string[] => {
  const { describe, say } = sentencesAt(flow, locale, state)
  return sees
    .filter(isSeen)
    .map((note) => (note.kind === "address" ? say(address, { path: note.path }) : describe(note)))
}

/** Describes the closed parts of the page that a person must open. */
export const opening = (flow: Flow, locale: Locale, { state, sees }: Moment): readonly string[] =>
  sees.filter((note) => !isSeen(note)).map((note) => sentencesAt(flow, locale, state).describe(note))

const fills = (note: Note, at: Target) => note.kind === "type" && keyOf(note.at) === keyOf(at)
const saysContent = (note: Note, at: Target) =>
  (note.kind === "type" || note.kind === "holds") && keyOf(note.at) === keyOf(at)
/** Removes clearing from the notes. A walk clears a field before it types the same text again, but a person does both in one step. */
export const withoutClearing = (notes: readonly Note[]): readonly Note[] =>
  notes.filter(
    (note, index) =>
      note.kind !== "type" || note.text.trim() !== "" || !notes.slice(index + 1).some((later) => fills(later, note.at)),
  )

const doneIn = (steps: readonly ScriptStep[]) => steps.flatMap(({ does }) => (isDoneByPerson(does) ? does : []))

/** Writes sentences for the person's actions in the step with this index. Steps without a person's action have none. */
export const doing = (flow: Flow, locale: Locale, { start, steps }: Script, index: number): readonly string[] => {
  const screen = screenAt(flow, locale, (steps[index - 1] ?? start).state)
  const { describe } = sentences(locale, screen, screenAt(flow, locale, steps[index]!.state))
  const before = [...start.sees, ...steps.slice(0, index).flatMap((step) => [...doneIn([step]), ...step.sees])]
  const all = withoutClearing(doneIn([steps[index]!]).filter((note) => !isSeen(note)))
  const isFilled = (at: Target, earlier: readonly Note[]) => {
    const known = earlier.findLast((note) => saysContent(note, at))
    return (known && "text" in known ? known.text : (screen.shown(at)?.value ?? "")) !== ""
  }
  return all.map((note, place) =>
    describe(note, note.kind === "type" && isFilled(note.at, [...before, ...all.slice(0, place)])),
  )
}

/** Finds the button of Storybook's panel that triggers this event: its label, which several buttons may share, and its note. */
export const panelButton = ({ model }: Flow, { state }: Moment, event: AnyEventObject) => {
  const choices = eventChoices(model, state)
  const names = choiceNames(choices)
  // Events are compared by content, because a port's answer is a new object each time.
  const index = choices.findIndex((each) => contentKey(each) === contentKey(event))
  const name = names[index] ?? choiceNames([event])[0]!
  return { ...name, isShared: names.filter(({ label }) => label === name.label).length > 1 }
}

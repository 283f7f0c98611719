import type { Locale } from "#domain/shared/currency.ts"
import { contentKey } from "#machines/kit/explore.ts"
import { choiceNames, eventChoices } from "#machines/kit/flow-session.ts"
import type { AnyEventObject, AnyMachineSnapshot } from "#machines/kit/model.ts"
import { wirings } from "#scripts/paths/app/wirings/index.ts"
import { flows, type Flow } from "#scripts/paths/flows.ts"
import { isDone, type Moment, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import { distinct, keyOf, targetOf, type Note, type Target } from "#scripts/paths/words/notes.ts"
import { screenAt, shownSomewhere } from "#scripts/paths/words/screen.tsx"
import { blank } from "#scripts/paths/words/seen.ts"
import { sentences } from "#scripts/paths/words/sentences.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"

/** A step of a script: instructions, and sentences about the things to see then. */
export interface ManualStep {
  readonly does: readonly string[]
  readonly sees: readonly string[]
}

/** The first moment of a path, and those after its steps. */
export const momentsOf = ({ start, steps }: Script): readonly Moment[] => [start, ...steps]

/** The application leaves it at once; Storybook does not. */
export const isFleeting = ({ name }: Flow, { to }: Moment): boolean => wirings[name]?.fleeting?.includes(to) ?? false

/** The next state in words, when the application leaves this one at once by itself; null where it does not. */
export const comesAfter = (flow: Flow, locale: Locale, moment: Moment): readonly string[] | null =>
  isFleeting(flow, moment)
    ? [wordsIn(locale)(`comesAfter.${flow.name}.${moment.to}` as "comesAfter.closeAccount.done")]
    : null

export const isSeen = ({ kind }: Note) => ["see", "absent", "holds", "is", "address"].includes(kind)
const isTyping = (note: Note) => note.kind === "type" || note.kind === "pick"

/** A typing step that shows nothing new gets the contents of its fields to look at. A repeated typing is no step. */
const typingShown = (step: ScriptStep, before: Pick<ScriptStep, "does" | "sees">): ScriptStep => {
  if (!isDone(step.does) || !step.does.every(isTyping)) return step
  if (distinct([...before.sees, ...step.sees]).length > before.sees.length) return step
  if (isDone(before.does) && distinct([...before.does, ...step.does]).length === before.does.length)
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

/** A script with a press on each closed details before the first use of a control in it: a recorded walk finds the control without. */
export const withOpenings = (flow: Flow, locale: Locale, script: Script): Script => {
  let open: readonly unknown[] = []
  const opened = ({ state }: Moment, notes: readonly Note[]) => {
    const screen = screenAt(flow, locale, state)
    // Another screen in between closes it.
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
    if (!isDone(step.does)) return seen(step)
    return typingShown(seen({ ...step, does: opened(before, step.does) }), before)
  })
  return { ...script, start, steps }
}

/** The words of this screen; what is missing here has those of another screen of the flow. */
export const sentencesAt = (flow: Flow, locale: Locale, snapshot: AnyMachineSnapshot) =>
  sentences(locale, screenAt(flow, locale, snapshot), {
    ...blank,
    shown: (target: Target) => shownSomewhere(flow, locale, target),
  })

/** The words of what leads to the flow, which are on the screens of the flows around it. */
export const leadIn = ({ area }: Flow, locale: Locale) => {
  const around = flows().filter((flow) => flow.area === area)
  const shown = (target: Target) =>
    around.map((flow) => shownSomewhere(flow, locale, target)).find((each) => each !== null) ?? null
  return sentences(locale, { ...blank, shown })
}

/** Notes as sentences. Error messages and other controls without a label have the words of the rendered screen. */
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

/** Parts of the page that a person opens to see the rest. */
export const opening = (flow: Flow, locale: Locale, { state, sees }: Moment): readonly string[] =>
  sees.filter((note) => !isSeen(note)).map((note) => sentencesAt(flow, locale, state).describe(note))

const fills = (note: Note, at: Target) => note.kind === "type" && keyOf(note.at) === keyOf(at)
const saysContent = (note: Note, at: Target) =>
  (note.kind === "type" || note.kind === "holds") && keyOf(note.at) === keyOf(at)
/** A walk clears a field before it types the same again, which a person does in one step. */
export const withoutClearing = (notes: readonly Note[]): readonly Note[] =>
  notes.filter(
    (note, index) =>
      note.kind !== "type" || note.text.trim() !== "" || !notes.slice(index + 1).some((later) => fills(later, note.at)),
  )

const doneIn = (steps: readonly ScriptStep[]) => steps.flatMap(({ does }) => (isDone(does) ? does : []))

/** Sentences for the person's part in the step of this index; none where the world does something. */
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

/** The button of Storybook's panel that makes this happen: its label, which several may share, and the note in it. */
export const panelButton = ({ model }: Flow, { state }: Moment, event: AnyEventObject) => {
  const choices = eventChoices(model, state)
  const names = choiceNames(choices)
  // A port's answer is a new object each time.
  const index = choices.findIndex((each) => contentKey(each) === contentKey(event))
  const name = names[index] ?? choiceNames([event])[0]!
  return { ...name, isShared: names.filter(({ label }) => label === name.label).length > 1 }
}

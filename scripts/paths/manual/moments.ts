import type { Locale } from "#domain/shared/currency.ts"
import { contentKey } from "#machines/kit/explore.ts"
import { choiceNames, eventChoices } from "#machines/kit/flow-session.ts"
import type { AnyEventObject, AnyMachineSnapshot } from "#machines/kit/model.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDone, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import { targetOf, type Note } from "#scripts/paths/words/notes.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { sentences } from "#scripts/paths/words/sentences.ts"
import { templates } from "#scripts/paths/words/templates.ts"

/** What to do, and what must be seen then. */
export interface ManualStep {
  readonly does: readonly string[]
  readonly sees: readonly string[]
}

/** What a person does or sees at one moment of a path. */
export interface Moment {
  readonly state: string
  readonly snapshot: AnyMachineSnapshot
  readonly sees: readonly Note[]
}

export const momentsOf = (flow: Flow, { start, steps, path }: Script): readonly Moment[] => [
  { ...start, snapshot: flow.model.exploration().initial },
  ...steps.map(({ to, sees }, index) => ({ state: to, snapshot: path.steps[index]!.state, sees })),
]

/** With a press on each closed details before the first use of a control in it: a recorded walk finds the control without. */
export const withOpenings = (flow: Flow, locale: Locale, script: Script): Script => {
  let open: readonly unknown[] = []
  const steps = momentsOf(flow, script)
    .slice(0, -1)
    .map(({ snapshot }, index): ScriptStep => {
      const step = script.steps[index]!
      const screen = screenAt(flow, locale, snapshot)
      // Another screen in between closes it.
      open = open.filter((summary) => typeof summary === "string" && screen.has(summary))
      if (!isDone(step.does)) return step
      const does = step.does.flatMap((note): readonly Note[] => {
        const summary = "at" in note ? sentences(locale, screen).summaryOf(note.at) : null
        if (note.kind === "press" && summary === null) open = [...open, note.at.what]
        if (summary === null || open.includes(summary)) return [note]
        open = [...open, summary]
        return [{ kind: "press", at: targetOf("text", summary) }, note]
      })
      return { ...step, does }
    })
  return { ...script, steps }
}

/** As sentences; error messages and other controls without a label have the words of the rendered screen. */
export const seeing = (
  flow: Flow,
  locale: Locale,
  { snapshot, sees }: Moment,
  address = templates[locale].address,
): readonly string[] => {
  const { describe, words } = sentences(locale, screenAt(flow, locale, snapshot))
  return sees.length === 0
    ? [words.unchanged]
    : sees.map((note) => (note.kind === "address" ? address(note.path) : describe(note)))
}

/** What is done between two moments. */
export const doing = (flow: Flow, locale: Locale, before: Moment, after: Moment, notes: readonly Note[]) =>
  notes
    .filter(({ kind }) => kind !== "see" && kind !== "absent")
    .map(sentences(locale, screenAt(flow, locale, before.snapshot), screenAt(flow, locale, after.snapshot)).describe)

/** The button of Storybook's panel that makes this happen; `place` is its place among those of the same label. */
export const panelButton = ({ model }: Flow, { snapshot }: Moment, event: AnyEventObject) => {
  const choices = eventChoices(model, snapshot)
  const names = choiceNames(choices)
  // A port's answer is a new object each time.
  const index = choices.findIndex((each) => contentKey(each) === contentKey(event))
  const name = names[index] ?? choiceNames([event])[0]!
  const same = names.flatMap(({ label }, at) => (label === name.label ? [at] : []))
  return { ...name, place: same.length > 1 ? same.indexOf(index) + 1 : null }
}

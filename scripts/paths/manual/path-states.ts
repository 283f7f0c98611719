import type { Locale } from "#domain/shared/currency.ts"
import { createContentKey } from "#machines/kit/explore.ts"
import { nameEventChoices, listEventChoices } from "#machines/kit/flow-session.ts"
import type { AnyEventObject, AnyMachineSnapshot } from "#machines/kit/model.ts"
import { appSetups } from "#scripts/paths/app/setups/index.ts"
import { flows, type Flow } from "#scripts/paths/flows.ts"
import { isDoneByPerson, type PathState, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import {
  removeDuplicates,
  keyOf,
  targetOf,
  type RecordedInteraction,
  type Target,
} from "#scripts/paths/words/interactions.ts"
import { screenAt, findShownSomewhere } from "#scripts/paths/words/screen.tsx"
import { blank } from "#scripts/paths/words/seen.ts"
import { createSentenceWriter } from "#scripts/paths/words/sentences.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"

/** A step of a script: instructions, and sentences that describe what the person sees afterwards. */
export interface ManualStep {
  readonly does: readonly string[]
  readonly sees: readonly string[]
}

/** Returns the first state of a path, and the states after its steps. */
export const pathStatesOf = ({ start, steps }: Script): readonly PathState[] => [start, ...steps]

/** Returns true if the application leaves this state immediately. Storybook does not leave it. */
export const isTransient = ({ name }: Flow, { to }: PathState): boolean =>
  appSetups[name]?.transient?.includes(to) ?? false

/**
 * Describes the next state if the application leaves this one immediately and automatically. Returns null if it does
 * not.
 */
export const describeNextState = (flow: Flow, locale: Locale, pathState: PathState): readonly string[] | null =>
  isTransient(flow, pathState)
    ? [translateTo(locale)(`comesAfter.${flow.name}.${pathState.to}` as "comesAfter.closeAccount.done")]
    : null

export const isSeen = ({ kind }: RecordedInteraction) => ["see", "absent", "holds", "is", "address"].includes(kind)
const isTyping = (interaction: RecordedInteraction) => interaction.kind === "type" || interaction.kind === "pick"

/**
 * Adds the contents of the fields to the visible texts, if a typing step changes nothing else. A step that repeats the
 * previous typing loses its actions.
 */
const withTypingShown = (step: ScriptStep, before: Pick<ScriptStep, "does" | "sees">): ScriptStep => {
  if (!isDoneByPerson(step.does) || !step.does.every(isTyping)) return step
  if (removeDuplicates([...before.sees, ...step.sees]).length > before.sees.length) return step
  if (isDoneByPerson(before.does) && removeDuplicates([...before.does, ...step.does]).length === before.does.length)
    return { ...step, does: [] }
  const fields = new Map(
    step.does.flatMap((interaction) =>
      isTyping(interaction) &&
      "text" in interaction &&
      interaction.target.matcher !== "slider" &&
      /\D/.test(interaction.text.replaceAll(/[.,-]/g, ""))
        ? [[keyOf(interaction.target), { ...interaction, kind: "holds" }] as const]
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
  const describeOpened = ({ state }: PathState, interactions: readonly RecordedInteraction[]) => {
    const screen = screenAt(flow, locale, state)
    // A different screen in between closes the element again.
    open = open.filter((summary) => typeof summary === "string" && screen.has(summary))
    return interactions.flatMap((interaction): readonly RecordedInteraction[] => {
      const summary =
        "target" in interaction && interaction.kind !== "absent"
          ? createSentenceWriter(locale, screen).summaryOf(interaction.target)
          : null
      if (interaction.kind === "press" && summary === null) open = [...open, interaction.target.matcher]
      if (summary === null || open.includes(summary)) return [interaction]
      open = [...open, summary]
      return [{ kind: "press", target: targetOf("text", summary) }, interaction]
    })
  }
  const withOpened = <One extends PathState>(pathState: One): One => ({
    ...pathState,
    sees: describeOpened(pathState, pathState.sees),
  })
  const start = withOpened(script.start)
  const steps = script.steps.map((step, index): ScriptStep => {
    const before = script.steps[index - 1] ?? { does: [], ...start }
    if (!isDoneByPerson(step.does)) return withOpened(step)
    return withTypingShown(withOpened({ ...step, does: describeOpened(before, step.does) }), before)
  })
  return { ...script, start, steps }
}

/**
 * Returns functions that write sentences with the words of this screen. An element that is missing on the screen gets
 * its words from another screen of the flow.
 */
export const createSentenceWriterAt = (flow: Flow, locale: Locale, snapshot: AnyMachineSnapshot) =>
  createSentenceWriter(locale, screenAt(flow, locale, snapshot), {
    ...blank,
    findShown: (target: Target) => findShownSomewhere(flow, locale, target),
  })

/**
 * Returns functions that write sentences about the steps that lead to the flow, with the words of all screens of the
 * area.
 */
export const createLeadWriter = ({ area }: Flow, locale: Locale) => {
  const around = flows().filter((flow) => flow.area === area)
  const findShown = (target: Target) =>
    around.map((flow) => findShownSomewhere(flow, locale, target)).find((each) => each !== null) ?? null
  return createSentenceWriter(locale, { ...blank, findShown })
}

/** Writes interactions as sentences. Error messages and other elements without a label get the words of the rendered screen. */
export const describeChecks = (
  flow: Flow,
  locale: Locale,
  { state, sees }: PathState,
  address: "address" | "leadsTo" = "address",
): readonly string[] => {
  const { describe, t } = createSentenceWriterAt(flow, locale, state)
  return sees
    .filter(isSeen)
    .map((interaction) =>
      interaction.kind === "address" ? t(address, { path: interaction.path }) : describe(interaction),
    )
}

/** Describes the closed parts of the page that a person must open. */
export const describeOpening = (flow: Flow, locale: Locale, { state, sees }: PathState): readonly string[] =>
  sees
    .filter((interaction) => !isSeen(interaction))
    .map((interaction) => createSentenceWriterAt(flow, locale, state).describe(interaction))

const fills = (interaction: RecordedInteraction, target: Target) =>
  interaction.kind === "type" && keyOf(interaction.target) === keyOf(target)
const saysContent = (interaction: RecordedInteraction, target: Target) =>
  (interaction.kind === "type" || interaction.kind === "holds") && keyOf(interaction.target) === keyOf(target)
/** Removes clearing from the interactions. A walk clears a field before it types the same text again, but a person does both in one step. */
export const withoutClearing = (interactions: readonly RecordedInteraction[]): readonly RecordedInteraction[] =>
  interactions.filter(
    (interaction, index) =>
      interaction.kind !== "type" ||
      interaction.text.trim() !== "" ||
      !interactions.slice(index + 1).some((later) => fills(later, interaction.target)),
  )

const doneIn = (steps: readonly ScriptStep[]) => steps.flatMap(({ does }) => (isDoneByPerson(does) ? does : []))

/** Writes sentences for the person's actions in the step with this index. Steps without a person's action have none. */
export const describeActions = (
  flow: Flow,
  locale: Locale,
  { start, steps }: Script,
  index: number,
): readonly string[] => {
  const screen = screenAt(flow, locale, (steps[index - 1] ?? start).state)
  const { describe } = createSentenceWriter(locale, screen, screenAt(flow, locale, steps[index]!.state))
  const before = [...start.sees, ...steps.slice(0, index).flatMap((step) => [...doneIn([step]), ...step.sees])]
  const all = withoutClearing(doneIn([steps[index]!]).filter((interaction) => !isSeen(interaction)))
  const isFilled = (target: Target, earlier: readonly RecordedInteraction[]) => {
    const known = earlier.findLast((interaction) => saysContent(interaction, target))
    return (known && "text" in known ? known.text : (screen.findShown(target)?.value ?? "")) !== ""
  }
  return all.map((interaction, place) =>
    describe(
      interaction,
      interaction.kind === "type" && isFilled(interaction.target, [...before, ...all.slice(0, place)]),
    ),
  )
}

/** Finds the button of Storybook's panel that triggers this event: its label, which several buttons may share, and its interaction. */
export const panelButton = ({ model }: Flow, { state }: PathState, event: AnyEventObject) => {
  const choices = listEventChoices(model, state)
  const names = nameEventChoices(choices)
  // The search compares events by content, because a port's answer is a new object each time.
  const index = choices.findIndex((each) => createContentKey(each) === createContentKey(event))
  const name = names[index] ?? nameEventChoices([event])[0]!
  return { ...name, isShared: names.filter(({ label }) => label === name.label).length > 1 }
}

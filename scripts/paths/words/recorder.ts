import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import { removeDuplicates, type Note } from "./notes.ts"
import { noteVisibility, createRecordingPage, targetIn, type Recording } from "./recording-page.ts"

// The path of the page in a recording, which has no page. A walk that compares this path with an expected one records
// the expected path.
const nowhere = "nowhere"

type WalkStep = (tools: any, event?: AnyEventObject) => Promise<unknown>

const meanings: Readonly<Record<string, "busy" | "wrong">> = { "aria-busy": "busy", "aria-invalid": "wrong" }

/** Returns the `expect` of walks. Every comparison passes, and some comparisons record what a person sees. */
const createRecordingExpect = (recording: Recording) => {
  const { notes, read } = recording
  const compare = async (...expected: readonly unknown[]) => void read.push(...expected)
  const expect = (value: unknown) => ({
    toBe: async (expected: unknown) => {
      read.push(expected)
      if (value === nowhere) notes.push({ kind: "address", path: String(expected) })
    },
    toEqual: compare,
    toHaveLength: compare,
    toHaveProperty: compare,
  })
  const element = (locator: unknown) => {
    const target = targetIn(locator)!
    return {
      toBeChecked: async () => notes.push({ kind: "is", target, state: "ticked" }),
      toBeInTheDocument: () => compare(target),
      toBeEnabled: compare,
      toHaveAccessibleDescription: compare,
      toHaveFocus: compare,
      toBeDisabled: async () => notes.push({ kind: "is", target, state: "blocked" }),
      toHaveAttribute: async (name: string, value: string) => {
        read.push(name, value)
        const state = value === "true" ? meanings[name] : undefined
        // An element must be visible to have other attributes, such as a URL or the text of an image.
        if (state === undefined) noteVisibility(recording, "see", target)
        else notes.push({ kind: "is", target, state })
      },
      toHaveValue: async (text: string) => {
        read.push(text)
        notes.push({ kind: "holds", target, text })
      },
      not: {
        toBeChecked: async () => notes.push({ kind: "is", target, state: "unticked" }),
        toBeVisible: async () => noteVisibility(recording, "absent", target),
        toHaveAttribute: async () => undefined,
        toHaveValue: async () => undefined,
      },
    }
  }
  return Object.assign(expect, { element, poll: (load: () => unknown) => expect(load()) })
}

/** Records a walk's actions and checks. `typed` contains the texts of the fields. */
const recordStep = async (
  flow: Flow,
  locale: Locale,
  walkStep: WalkStep,
  typed: Map<string, string>,
  event?: AnyEventObject,
): Promise<Recording> => {
  const recording: Recording = { notes: [], read: [], typed }
  const noteCheck = (kind: "see" | "absent") => async (locator: unknown) =>
    noteVisibility(recording, kind, targetIn(locator)!)
  const tools = {
    page: createRecordingPage(recording),
    t: storyI18n[locale].t,
    url: () => nowhere,
    expectVisible: noteCheck("see"),
    expectAbsent: noteCheck("absent"),
    pressDown: (locator: unknown) => recording.notes.push({ kind: "pressDown", target: targetIn(locator)! }),
    leaveField: () => recording.notes.push({ kind: "leave" }),
    expect: createRecordingExpect(recording),
    lastInput: () => undefined,
    model: flow.model,
  }
  await walkStep(tools, event)
  return recording
}

const recordNotes = async (...asked: Parameters<typeof recordStep>): Promise<readonly Note[]> =>
  removeDuplicates((await recordStep(...asked)).notes)

/** Returns the notes of a walk on a page without input. */
export const notesOf = (flow: Flow, locale: Locale, walkStep: WalkStep): Promise<readonly Note[]> =>
  recordNotes(flow, locale, walkStep, new Map())

/**
 * Returns the walk's function with this name. Returns null if the walk has a word instead, because the app sends the
 * event or no person sees the state.
 */
const stepOf = (steps: object | undefined, name: string): WalkStep | null => {
  const step = (steps as Readonly<Record<string, string | WalkStep>> | undefined)?.[name]
  return typeof step === "function" ? step : null
}

/** Returns notes of a person's actions for this event, or null if no control of the screen sends it. */
export const recordActions = async (flow: Flow, locale: Locale, event: AnyEventObject, typed: Map<string, string>) => {
  const action = stepOf(flow.walk.events, event.type)
  return action && recordNotes(flow, locale, action, typed, event)
}

/** Lists states of the machine that the walk does not describe, for example a renamed one. */
export const listUncheckedStates = ({ model, walk }: Flow): readonly string[] =>
  model.states.filter((state: string) => !Object.hasOwn(walk.states, state))

/** Returns notes of what a person sees in this state. */
export const recordChecks = async (flow: Flow, locale: Locale, state: string, typed: Map<string, string>) => {
  const check = stepOf(flow.walk.states, state)
  return check === null ? [] : recordNotes(flow, locale, check, typed)
}

const textsIn = (value: unknown): readonly (string | RegExp)[] => {
  if (typeof value === "string" || value instanceof RegExp) return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns the texts and patterns with which a walk compares the screen of this state. */
export const recordReading = async (
  flow: Flow,
  locale: Locale,
  state: string,
): Promise<readonly (string | RegExp)[]> => {
  const check = stepOf(flow.walk.states, state)
  if (check === null) return []
  const { notes, read } = await recordStep(flow, locale, check, new Map())
  return textsIn([notes.filter(({ kind }) => kind !== "absent"), read])
}

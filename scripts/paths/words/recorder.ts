import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import { removeDuplicates, type RecordedInteraction } from "./interactions.ts"
import { addVisibility, createRecordingPage, targetIn, type Recording } from "./recording-page.ts"

// The path of the page in a recording, which has no page. A walk that compares this path with an expected one records
// the expected path.
const nowhere = "nowhere"

type WalkStep = (tools: any, event?: AnyEventObject) => Promise<unknown>

const meanings: Readonly<Record<string, "busy" | "wrong">> = { "aria-busy": "busy", "aria-invalid": "wrong" }

/** Returns the `expect` of walks. Every comparison passes, and some comparisons record what a person sees. */
const createRecordingExpect = (recording: Recording) => {
  const { interactions, read } = recording
  const compare = async (...expected: readonly unknown[]) => void read.push(...expected)
  const expect = (value: unknown) => ({
    toBe: async (expected: unknown) => {
      read.push(expected)
      if (value === nowhere) interactions.push({ kind: "address", path: String(expected) })
    },
    toEqual: compare,
    toHaveLength: compare,
    toHaveProperty: compare,
  })
  const element = (locator: unknown) => {
    const target = targetIn(locator)!
    return {
      toBeChecked: async () => interactions.push({ kind: "is", target, state: "ticked" }),
      toBeInTheDocument: () => compare(target),
      toBeEnabled: compare,
      toHaveAccessibleDescription: compare,
      toHaveFocus: compare,
      toBeDisabled: async () => interactions.push({ kind: "is", target, state: "blocked" }),
      toHaveAttribute: async (name: string, value: string) => {
        read.push(name, value)
        const state = value === "true" ? meanings[name] : undefined
        // An element must be visible to have other attributes, such as a URL or the text of an image.
        if (state === undefined) addVisibility(recording, "see", target)
        else interactions.push({ kind: "is", target, state })
      },
      toHaveValue: async (text: string) => {
        read.push(text)
        interactions.push({ kind: "holds", target, text })
      },
      not: {
        toBeChecked: async () => interactions.push({ kind: "is", target, state: "unticked" }),
        toBeVisible: async () => addVisibility(recording, "absent", target),
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
  const recording: Recording = { interactions: [], read: [], typed }
  const addCheck = (kind: "see" | "absent") => async (locator: unknown) =>
    addVisibility(recording, kind, targetIn(locator)!)
  const tools = {
    page: createRecordingPage(recording),
    t: storyI18n[locale].t,
    url: () => nowhere,
    expectVisible: addCheck("see"),
    expectAbsent: addCheck("absent"),
    pressDown: (locator: unknown) => recording.interactions.push({ kind: "pressDown", target: targetIn(locator)! }),
    leaveField: () => recording.interactions.push({ kind: "leave" }),
    expect: createRecordingExpect(recording),
    lastInput: () => undefined,
    model: flow.model,
  }
  await walkStep(tools, event)
  return recording
}

const recordWithoutDuplicates = async (
  ...asked: Parameters<typeof recordStep>
): Promise<readonly RecordedInteraction[]> => removeDuplicates((await recordStep(...asked)).interactions)

/** Returns the interactions of a walk on a page without input. */
export const recordInteractions = (
  flow: Flow,
  locale: Locale,
  walkStep: WalkStep,
): Promise<readonly RecordedInteraction[]> => recordWithoutDuplicates(flow, locale, walkStep, new Map())

/**
 * Returns the walk's function with this name. Returns null if the walk has a word instead, because the app sends the
 * event or no person sees the state.
 */
const stepOf = (steps: object | undefined, name: string): WalkStep | null => {
  const step = (steps as Readonly<Record<string, string | WalkStep>> | undefined)?.[name]
  return typeof step === "function" ? step : null
}

/** Returns the interactions of a person for this event, or null if no control of the screen sends it. */
export const recordActions = async (flow: Flow, locale: Locale, event: AnyEventObject, typed: Map<string, string>) => {
  const action = stepOf(flow.walk.events, event.type)
  return action && recordWithoutDuplicates(flow, locale, action, typed, event)
}

/** Lists states of the machine that the walk does not describe, for example a renamed one. */
export const listUncheckedStates = ({ model, walk }: Flow): readonly string[] =>
  model.states.filter((state: string) => !Object.hasOwn(walk.states, state))

/** Returns what a person sees in this state, as interactions that check it. */
export const recordChecks = async (flow: Flow, locale: Locale, state: string, typed: Map<string, string>) => {
  const check = stepOf(flow.walk.states, state)
  return check === null ? [] : recordWithoutDuplicates(flow, locale, check, typed)
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
  const { interactions, read } = await recordStep(flow, locale, check, new Map())
  return textsIn([interactions.filter(({ kind }) => kind !== "absent"), read])
}

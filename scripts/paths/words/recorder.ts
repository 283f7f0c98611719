import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import { distinct, type Note } from "./notes.ts"
import { noteLook, recordingPage, targetIn, type Recording } from "./recording-page.ts"

// The address in a recording, which has no page. A walk that compares this address with an expected one records the expected address.
const nowhere = "nowhere"

type WalkStep = (tools: any, event?: AnyEventObject) => Promise<unknown>

const meanings: Readonly<Record<string, "busy" | "wrong">> = { "aria-busy": "busy", "aria-invalid": "wrong" }

/** The `expect` of walks. Every comparison passes, and some comparisons record what a person sees. */
const recordingExpect = (recording: Recording) => {
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
    const at = targetIn(locator)!
    return {
      toBeChecked: async () => notes.push({ kind: "is", at, what: "ticked" }),
      toBeInTheDocument: () => compare(at),
      toBeEnabled: compare,
      toHaveAccessibleDescription: compare,
      toHaveFocus: compare,
      toBeDisabled: async () => notes.push({ kind: "is", at, what: "blocked" }),
      toHaveAttribute: async (name: string, value: string) => {
        read.push(name, value)
        const what = value === "true" ? meanings[name] : undefined
        // An element must be visible to have other attributes, such as an address or the text of a picture.
        if (what === undefined) noteLook(recording, "see", at)
        else notes.push({ kind: "is", at, what })
      },
      toHaveValue: async (text: string) => {
        read.push(text)
        notes.push({ kind: "holds", at, text })
      },
      not: {
        toBeChecked: async () => notes.push({ kind: "is", at, what: "unticked" }),
        toBeVisible: async () => noteLook(recording, "absent", at),
        toHaveAttribute: async () => undefined,
        toHaveValue: async () => undefined,
      },
    }
  }
  return Object.assign(expect, { element, poll: (ask: () => unknown) => expect(ask()) })
}

/** Records a walk's actions and checks. `typed` contains the texts of the fields. */
const recorded = async (
  flow: Flow,
  locale: Locale,
  walkStep: WalkStep,
  typed: Map<string, string>,
  event?: AnyEventObject,
): Promise<Recording> => {
  const recording: Recording = { notes: [], read: [], typed }
  const look = (kind: "see" | "absent") => async (locator: unknown) => noteLook(recording, kind, targetIn(locator)!)
  const tools = {
    page: recordingPage(recording),
    t: storyI18n[locale].t,
    url: () => nowhere,
    see: look("see"),
    absent: look("absent"),
    pressDown: (locator: unknown) => recording.notes.push({ kind: "pressDown", at: targetIn(locator)! }),
    leaveField: () => recording.notes.push({ kind: "leave" }),
    expect: recordingExpect(recording),
    lastInput: () => undefined,
    model: flow.model,
  }
  await walkStep(tools, event)
  return recording
}

const listen = async (...asked: Parameters<typeof recorded>): Promise<readonly Note[]> =>
  distinct((await recorded(...asked)).notes)

/** Returns the notes of a walk on a page without input. */
export const notesOf = (flow: Flow, locale: Locale, walkStep: WalkStep): Promise<readonly Note[]> =>
  listen(flow, locale, walkStep, new Map())

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
  const doing = stepOf(flow.walk.does, event.type)
  return doing && listen(flow, locale, doing, typed, event)
}

/** Lists states of the machine that the walk does not describe, for example a renamed one. */
export const statesUnseen = ({ model, walk }: Flow): readonly string[] =>
  model.states.filter((state: string) => !Object.hasOwn(walk.sees, state))

/** Returns notes of what a person sees in this state. */
export const recordChecks = async (flow: Flow, locale: Locale, state: string, typed: Map<string, string>) => {
  const seeing = stepOf(flow.walk.sees, state)
  return seeing === null ? [] : listen(flow, locale, seeing, typed)
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
  const seeing = stepOf(flow.walk.sees, state)
  if (seeing === null) return []
  const { notes, read } = await recorded(flow, locale, seeing, new Map())
  return textsIn([notes.filter(({ kind }) => kind !== "absent"), read])
}

import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import { sentByApp, transientState } from "#ui/walk.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { distinct, type Note } from "./notes.ts"
import { noteLook, recordingElement, recordingPage, targetIn, type Guess, type Recording } from "./recording-page.ts"

// No page is here, so no address is right; a walk that expects one says which.
const nowhere = "nowhere"
const wanted = /(?<![\w:])\/[^\s,]*/

type WalkStep = (tools: any, event?: AnyEventObject) => Promise<unknown>

/** Notes what a walk would want of `expect`, and lets it pass. */
const expectation = (recording: Recording) => {
  const matchers = (subject: unknown, not: boolean): object =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === "not") return matchers(subject, !not)
          if (name === "then") return undefined
          return (...words: readonly unknown[]) => {
            const at = targetIn(subject)
            if (!not) recording.read.push(...words)
            if (subject === nowhere && !not && typeof words[0] === "string")
              recording.notes.push({ kind: "address", path: words[0] })
            if (at !== null && name === "toHaveAttribute" && !not && words[0] === "aria-busy")
              recording.notes.push({ kind: "is", at, what: "busy" })
            // What has an address or a picture's words must be there to have them.
            if (at !== null && name === "toHaveAttribute" && !not && words[0] !== "aria-busy")
              noteLook(recording, "see", at)
            if (at !== null && name === "toBeDisabled" && !not)
              recording.notes.push({ kind: "is", at, what: "blocked" })
            if (at !== null && name === "toHaveValue" && !not)
              recording.notes.push({ kind: "holds", at, text: String(words[0]) })
            if (at !== null && (name === "toBeVisible" || name === "toBeInTheDocument"))
              noteLook(recording, not ? "absent" : "see", at)
            return Promise.resolve()
          }
        },
      },
    )
  const expect = (subject: unknown) => matchers(subject, false)
  return Object.assign(expect, {
    element: expect,
    poll: (ask: unknown) => matchers(typeof ask === "function" ? (ask as () => unknown)() : ask, false),
    soft: expect,
  })
}

interface Heard {
  readonly notes: readonly Note[]
  readonly failed: boolean
}

const hear = async (
  flow: Flow,
  locale: Locale,
  walkStep: WalkStep,
  recording: Recording,
  event?: AnyEventObject,
): Promise<Heard> => {
  const element = recordingElement(recording)
  const outside = globalThis as { document?: object; PointerEvent?: unknown }
  const before = outside.document
  // Node has no PointerEvent, which some walks dispatch.
  outside.PointerEvent ??= Event
  // Some walks look at what has the focus.
  outside.document = {
    get activeElement() {
      return element.focused()
    },
  }
  const add = (kind: "see" | "absent") => async (locator: unknown) => {
    const at = targetIn(locator)
    if (at !== null) noteLook(recording, kind, at)
  }
  try {
    await walkStep(
      {
        page: recordingPage(recording, element),
        t: storyI18n[locale].t,
        address: () => nowhere,
        see: add("see"),
        absent: add("absent"),
        expect: expectation(recording),
        lastInput: () => undefined,
        model: flow.model,
      },
      event,
    )
    return { notes: recording.notes, failed: false }
  } catch (failure) {
    // A walk that did not find what it expected; what it expected may be an address.
    const path = wanted.exec(failure instanceof Error && failure.message.includes(nowhere) ? failure.message : "")?.[0]
    return path === undefined
      ? { notes: recording.notes, failed: true }
      : { notes: [...recording.notes, { kind: "address", path }], failed: false }
  } finally {
    if (before === undefined) delete outside.document
    else outside.document = before
  }
}

/** Runs the walk on an idle page, and where that fails on a busy one too; uses the run that gets further. */
const listen = async (
  flow: Flow,
  locale: Locale,
  walkStep: WalkStep,
  typed: Map<string, string>,
  event?: AnyEventObject,
): Promise<readonly Note[]> => {
  const heardOn = async (guess: Guess) => {
    const own = new Map(typed)
    return { own, ...(await hear(flow, locale, walkStep, { notes: [], read: [], guess, typed: own }, event)) }
  }
  const calm = await heardOn("calm")
  const busy = calm.failed ? await heardOn("busy") : null
  const best = busy !== null && (!busy.failed || busy.notes.length > calm.notes.length) ? busy : calm
  for (const [key, text] of best.own) typed.set(key, text)
  return distinct(best.notes)
}

/** The notes of a walk on a page without input. */
export const notesOf = (flow: Flow, locale: Locale, walkStep: WalkStep): Promise<readonly Note[]> =>
  listen(flow, locale, walkStep, new Map())

/** What a person does for this event; null when no control of the screen sends it. */
export const doingOf = async (
  flow: Flow,
  locale: Locale,
  event: AnyEventObject,
  typed: Map<string, string>,
): Promise<readonly Note[] | null> => {
  const doing = (flow.walk?.does as Record<string, typeof sentByApp | WalkStep> | undefined)?.[event.type]
  return doing === undefined || doing === sentByApp ? null : listen(flow, locale, doing, typed, event)
}

const textsIn = (value: unknown): readonly (string | RegExp)[] => {
  if (typeof value === "string" || value instanceof RegExp) return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** How the walk recognizes this state; null where no person sees it. */
const seeingIn = ({ walk }: Flow, state: string): WalkStep | null => {
  const seeing = (walk?.sees as Record<string, typeof transientState | WalkStep> | undefined)?.[state]
  return seeing === undefined || seeing === transientState ? null : seeing
}

/** The texts and patterns that a walk compares this state's screen with. */
export const readingOf = async (flow: Flow, locale: Locale, state: string): Promise<readonly (string | RegExp)[]> => {
  const seeing = seeingIn(flow, state)
  if (seeing === null) return []
  const found: unknown[] = []
  for (const guess of ["calm", "busy"] as const) {
    const recording: Recording = { notes: [], read: [], guess, typed: new Map() }
    await hear(flow, locale, seeing, recording)
    found.push(...recording.notes.filter(({ kind }) => kind !== "absent"), recording.read)
  }
  return textsIn(found)
}

/** What a person sees in this state. */
export const seeingOf = async (
  flow: Flow,
  locale: Locale,
  state: string,
  typed: Map<string, string>,
): Promise<readonly Note[]> => {
  const seeing = seeingIn(flow, state)
  return seeing === null ? [] : listen(flow, locale, seeing, typed)
}

import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import type { SampledPath } from "#machines/kit/explore.ts"
import type { Flow } from "./flows.ts"
import type { Note } from "./words/notes.ts"
import { doingOf, seeingOf } from "./words/recorder.ts"
import { happeningOf, type Happening } from "./words/world.ts"

/** One step of a path, with what is done and then seen. */
export interface ScriptStep {
  readonly event: AnyEventObject
  /** "form.submit", "signIn ok", "after nextPoll". */
  readonly label: string
  readonly from: string
  readonly to: string
  /** A person's own doing, or the world's. */
  readonly does: readonly Note[] | Happening
  readonly sees: readonly Note[]
}

/** One path as a test script. */
export interface Script {
  /** "signIn-01": the same path has the same name as long as the machine stays the same. */
  readonly id: string
  readonly number: number
  readonly of: number
  readonly path: SampledPath
  readonly start: { readonly state: string; readonly sees: readonly Note[] }
  readonly steps: readonly ScriptStep[]
}

export const isDone = (does: ScriptStep["does"]): does is readonly Note[] => Array.isArray(does)

type See = (state: string, typed: Map<string, string>) => Promise<readonly Note[]>

/** Looking types nothing, so the same state after the same typing looks the same, and leaves the same behind. */
const remembering = (flow: Flow, locale: Locale): See => {
  const seen = new Map<string, { readonly notes: readonly Note[]; readonly after: ReadonlyMap<string, string> }>()
  return async (state, typed) => {
    const key = JSON.stringify([state, ...typed])
    const known = seen.get(key)
    for (const [field, text] of known?.after ?? []) typed.set(field, text)
    if (known !== undefined) return known.notes
    const notes = await seeingOf(flow, locale, state, typed)
    seen.set(key, { notes, after: new Map(typed) })
    return notes
  }
}

const scriptOf = async (
  flow: Flow,
  locale: Locale,
  see: See,
  path: SampledPath,
  number: number,
  of: number,
): Promise<Script> => {
  const { initial } = flow.model.exploration()
  const typed = new Map<string, string>()
  const state = path.steps[0]!.from
  const start = { state, sees: await see(state, typed) }
  const steps: ScriptStep[] = []
  for (const [index, { event, label, from, to }] of path.steps.entries()) {
    const before = index === 0 ? initial : path.steps[index - 1]!.state
    // As on the screen: what a feed tells is never a person's doing.
    const byPerson = flow.model.feedOf(event.type) === null ? await doingOf(flow, locale, event, typed) : null
    const does = byPerson ?? happeningOf(flow.model, event, before)
    steps.push({ event, label, from, to, does, sees: await see(to, typed) })
  }
  return { id: idOf(flow.name, number), number, of, path, start, steps }
}

export const idOf = (machine: string, number: number): string => `${machine}-${String(number).padStart(2, "0")}`

interface Numbered {
  readonly path: SampledPath
  readonly number: number
}

export const scriptsOf = async (
  flow: Flow,
  locale: Locale,
  paths: readonly SampledPath[],
  numbered: readonly Numbered[] = paths.map((path, index) => ({ path, number: index + 1 })),
): Promise<readonly Script[]> => {
  const scripts: Script[] = []
  const see = remembering(flow, locale)
  const of = Math.max(paths.length, ...numbered.map(({ number }) => number))
  for (const { path, number } of numbered) scripts.push(await scriptOf(flow, locale, see, path, number, of))
  return scripts
}

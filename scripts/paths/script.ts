import type { Locale } from "#domain/shared/currency.ts"
import type { PathStep, SampledPath } from "#machines/kit/explore.ts"
import type { Flow } from "./flows.ts"
import type { Note } from "./words/notes.ts"
import { doingOf, seeingOf } from "./words/recorder.ts"
import { happeningOf, type Happening } from "./words/world.ts"

/** A moment of a path: the name of the state, the state, and what a person sees. */
export type Moment = Pick<PathStep, "to" | "state"> & { readonly sees: readonly Note[] }

/** A step of a path: the action, and the moment afterwards. */
export interface ScriptStep extends PathStep, Moment {
  /** The person's actions, or an event that the person does not cause. */
  readonly does: readonly Note[] | Happening
}

export interface Script {
  /** A name such as "signIn-01". A path has the same name until the machine changes. */
  readonly id: string
  readonly path: SampledPath
  readonly start: Moment
  readonly steps: readonly ScriptStep[]
}

export const isDoneByPerson = (does: ScriptStep["does"]): does is readonly Note[] => Array.isArray(does)

export const idOf = (machine: string, number: number): string => `${machine}-${String(number).padStart(2, "0")}`

const scriptOf = async (flow: Flow, locale: Locale, path: SampledPath, number: number): Promise<Script> => {
  const typed = new Map<string, string>()
  const to = path.steps[0]!.from
  const state = flow.model.exploration().initial
  const start = { to, state, sees: await seeingOf(flow, locale, to, typed) }
  const steps: ScriptStep[] = []
  for (const step of path.steps) {
    // A person never causes the event of a feed. The rule is the same on the screen.
    const byPerson = flow.model.feedOf(step.event.type) === null ? await doingOf(flow, locale, step.event, typed) : null
    const does = byPerson ?? happeningOf(flow.model, step.event, (steps.at(-1) ?? start).state)
    steps.push({ ...step, does, sees: await seeingOf(flow, locale, step.to, typed) })
  }
  return { id: idOf(flow.name, number), path, start, steps }
}

interface Numbered {
  readonly path: SampledPath
  readonly number: number
}

export const numbered = (paths: readonly SampledPath[]): readonly Numbered[] =>
  paths.map((path, index) => ({ path, number: index + 1 }))

export const scriptsOf = (flow: Flow, locale: Locale, paths: readonly Numbered[]): Promise<readonly Script[]> =>
  Promise.all(paths.map(({ path, number }) => scriptOf(flow, locale, path, number)))

import type { Locale } from "#domain/shared/currency.ts"
import type { PathStep, SampledPath } from "#machines/kit/explore.ts"
import type { Flow } from "./flows.ts"
import { describeExternalEvent, type ExternalEvent } from "./words/external-events.ts"
import type { RecordedInteraction } from "./words/interactions.ts"
import { recordActions, recordChecks } from "./words/recorder.ts"

/** A state of a path: its name, the machine's snapshot, and what a person sees. */
export type PathState = Pick<PathStep, "to" | "state"> & { readonly sees: readonly RecordedInteraction[] }

/** A step of a path: the action, and the state after it. */
export interface ScriptStep extends PathStep, PathState {
  /** The person's actions, or an event that the person does not cause. */
  readonly does: readonly RecordedInteraction[] | ExternalEvent
}

export interface Script {
  /** A name such as "signIn-01". A path has the same name until the machine changes. */
  readonly id: string
  readonly path: SampledPath
  readonly start: PathState
  readonly steps: readonly ScriptStep[]
}

export const isDoneByPerson = (does: ScriptStep["does"]): does is readonly RecordedInteraction[] => Array.isArray(does)

export const idOf = (machine: string, number: number): string => `${machine}-${String(number).padStart(2, "0")}`

const createScript = async (flow: Flow, locale: Locale, path: SampledPath, number: number): Promise<Script> => {
  const typed = new Map<string, string>()
  const to = path.steps[0]!.from
  const state = flow.model.exploration().initial
  const start = { to, state, sees: await recordChecks(flow, locale, to, typed) }
  const steps: ScriptStep[] = []
  for (const step of path.steps) {
    // A person never causes the event of a feed.
    const byPerson =
      flow.model.feedOf(step.event.type) === null ? await recordActions(flow, locale, step.event, typed) : null
    const does = byPerson ?? describeExternalEvent(flow.model, step.event, (steps.at(-1) ?? start).state)
    steps.push({ ...step, does, sees: await recordChecks(flow, locale, step.to, typed) })
  }
  return { id: idOf(flow.name, number), path, start, steps }
}

interface NumberedPath {
  readonly path: SampledPath
  readonly number: number
}

export const numberPaths = (paths: readonly SampledPath[]): readonly NumberedPath[] =>
  paths.map((path, index) => ({ path, number: index + 1 }))

export const scriptsOf = (flow: Flow, locale: Locale, paths: readonly NumberedPath[]): Promise<readonly Script[]> =>
  Promise.all(paths.map(({ path, number }) => createScript(flow, locale, path, number)))

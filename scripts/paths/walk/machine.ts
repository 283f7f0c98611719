import type { SampledPath } from "#machines/kit/explore.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { startMockedActor } from "#machines/kit/mocked-machine.ts"
import { stateName } from "#machines/kit/state-name.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { WalkedPath } from "#scripts/paths/record.ts"
import { idOf } from "#scripts/paths/script.ts"

export interface Replayed {
  readonly transitions: readonly string[]
  readonly answers: readonly string[]
  /** Where it went wrong: the first step that led elsewhere. */
  readonly failed: string | null
  /** Screenshots and traces of the failure. */
  readonly artifacts?: readonly string[]
}

/** One path on the live machine: ports wait for their answers, the clock stands still. */
export const replay = async (model: AnyExplored, path: SampledPath): Promise<Replayed> => {
  const live = startMockedActor(model)
  const answers: string[] = []
  const result = (failed: string | null): Replayed => ({ transitions: [...live.taken], answers, failed })
  try {
    for (const step of path.steps) {
      const state = stateName((await live.fire(step.event)).value)
      if (state !== step.to) return result(`after "${step.label}" in ${state}, not ${step.to}`)
      if (step.event.type.startsWith("xstate.done.actor.")) answers.push(step.label)
    }
    return result(null)
  } catch (failure) {
    return result(failure instanceof Error ? failure.message : String(failure))
  } finally {
    live.actor.stop()
  }
}

/** What these paths took, each transition with the paths that took it. */
export const gathered = (
  commit: string,
  milliseconds: number,
  paths: readonly (Replayed & { readonly id: string })[],
): WalkedPath => {
  const passed = paths.filter(({ failed }) => failed === null)
  const lines = paths.flatMap(({ id, failed, artifacts = [] }) =>
    failed === null ? [] : [{ line: `${id}: ${failed}`, artifacts }],
  )
  const found = lines.flatMap(({ line, artifacts }) => (artifacts.length > 0 ? [[line, artifacts] as const] : []))
  const transitions: Record<string, string[]> = {}
  for (const { id, transitions: taken } of passed) for (const name of taken) (transitions[name] ??= []).push(id)
  return {
    commit,
    milliseconds: Math.round(milliseconds),
    paths: { passed: passed.length, failed: lines.map(({ line }) => line) },
    // Only where there is some, so that the records of passed walks stay short.
    ...(found.length > 0 && { artifacts: Object.fromEntries(found) }),
    transitions,
    answers: [...new Set(passed.flatMap(({ answers }) => answers))].toSorted(),
  }
}

export const walkMachine = async ({ name, model }: Flow, commit: string): Promise<WalkedPath> => {
  const started = performance.now()
  const paths: (Replayed & { readonly id: string })[] = []
  for (const [index, path] of model.paths().entries())
    paths.push({ id: idOf(name, index + 1), ...(await replay(model, path)) })
  return gathered(commit, performance.now() - started, paths)
}

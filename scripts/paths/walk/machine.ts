import type { SampledPath } from "#machines/kit/explore.ts"
import { startMockedActor } from "#machines/kit/mocked-machine.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { WalkedPath } from "#scripts/paths/record.ts"
import { idOf } from "#scripts/paths/script.ts"

/** Walks one path on the running machine. Ports wait for their answers, and the clock is stopped. */
const replay = async (model: AnyExplored, path: SampledPath) => {
  const live = startMockedActor(model)
  const answers: string[] = []
  /** Describes the first step that led to a wrong state. Returns null if there was none. */
  const walk = async (): Promise<string | null> => {
    for (const step of path.steps) {
      const state = formatStateName((await live.fire(step.event)).value)
      if (state !== step.to) return `after "${step.label}" in ${state}, not ${step.to}`
      if (step.event.type.startsWith("xstate.done.actor.")) answers.push(step.label)
    }
    return null
  }
  const failed = await walk().catch((failure: unknown) =>
    failure instanceof Error ? failure.message : String(failure),
  )
  live.actor.stop()
  return { failed, answers, transitions: live.taken }
}

export interface WalkResult {
  readonly failed: string | null
  readonly milliseconds: number
  /** Screenshots and traces of the failure. */
  readonly artifacts?: readonly string[]
}

interface WalkedStep {
  readonly path: SampledPath
  readonly number: number
  /** The result of the walk on the screen or the app. */
  readonly ended?: WalkResult
}

/** Records these paths, and the paths that took each transition. The machine determines which transitions a path takes. */
export const recordPaths = async (
  { name, model }: Flow,
  commit: string,
  walked: readonly WalkedStep[],
  others: readonly (WalkResult & { readonly id: string })[] = [],
): Promise<WalkedPath> => {
  const ends = [...others]
  const transitions: Record<string, string[]> = {}
  const answers = new Set<string>()
  for (const { path, number, ended } of walked) {
    const id = idOf(name, number)
    const started = performance.now()
    const replayed = await replay(model, path)
    const end = ended ?? { failed: replayed.failed, milliseconds: performance.now() - started }
    ends.push({ id, ...end })
    if (end.failed !== null) continue
    for (const transition of replayed.transitions) (transitions[transition] ??= []).push(id)
    replayed.answers.forEach((answer) => answers.add(answer))
  }
  const failed = ends.flatMap((end) => (end.failed === null ? [] : [{ ...end, line: `${end.id}: ${end.failed}` }]))
  const found = failed.flatMap(({ line, artifacts = [] }) => (artifacts.length > 0 ? [[line, artifacts] as const] : []))
  return {
    commit,
    milliseconds: Math.round(ends.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
    paths: { passed: ends.length - failed.length, failed: failed.map(({ line }) => line) },
    // A record leaves out empty artifacts, so that the records of passed walks are short.
    ...(found.length > 0 && { artifacts: Object.fromEntries(found) }),
    transitions,
    answers: [...answers].toSorted(),
  }
}

export const walkMachine = (flow: Flow, commit: string): Promise<WalkedPath> =>
  recordPaths(
    flow,
    commit,
    flow.model.paths().map((path, index) => ({ path, number: index + 1 })),
  )

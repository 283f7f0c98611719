import type { CallFailed } from "#domain/shared/failure.ts"
import { coverPaths, type Exploration, type SampledPath, type PathStep } from "#machines/kit/explore.ts"
import { sentByApp } from "#ui/walk.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { happeningOf } from "#scripts/paths/words/world.ts"
import { canFail, happensIn, type OnApp } from "./on-app.ts"

const lost: ReadonlySet<CallFailed["reason"]> = new Set(["offline", "timeout", "server", "unavailable", "malformed"])

/** Why a browser with the whole app cannot be led this way; null when it can. */
const obstacleOf = (flow: Flow, app: OnApp, { event, label, state }: PathStep): string | null => {
  const { model, walk } = flow
  const doing = (walk?.does as Record<string, unknown> | undefined)?.[event.type]
  const does = happeningOf(model, event, state)
  if (does.kind === "delay") return null
  if (does.kind === "happening") {
    const byPerson = model.feedOf(event.type) === null && doing !== undefined && doing !== sentByApp
    return byPerson || does.type in happensIn(app) ? null : `nothing here makes "${does.type}" happen`
  }
  if (does.port in app.local)
    return app.local[does.port]!.includes(does.tag) ? null : `in the app "${label}" does not happen`
  // Where it matters whether something was done, every way to lose an answer is one and the same.
  if (does.reason !== null && lost.has(does.reason) && "AnswerLost" in (app.calls[does.port] ?? {}))
    return `in the app that is "${does.port} AnswerLost"`
  if (!(does.tag in (app.calls[does.port] ?? {}))) return `no wiring defines the API's response "${label}"`
  return does.reason === null || canFail(does.reason)
    ? null
    : `no answer of the API is a failure of the kind "${does.reason}"`
}

/** The nearest ways to every place by steps that the app can be led, each with one more such step. */
const freeWays = (
  { initial, ways, keyOf }: Exploration,
  isFree: (way: readonly PathStep[]) => boolean,
): Exploration["ways"] => {
  const leaving = Map.groupBy(ways, (way) => keyOf(way.at(-2)?.state ?? initial))
  const reached = new Map<string, readonly PathStep[]>([[keyOf(initial), []]])
  const free: (readonly PathStep[])[] = []
  for (const [place, way] of reached) {
    for (const step of (leaving.get(place) ?? []).map((steps) => steps.at(-1)!)) {
      const further = [...way, step]
      if (!isFree(further)) continue
      free.push(further)
      if (!reached.has(keyOf(step.state))) reached.set(keyOf(step.state), further)
    }
  }
  return free
}

export interface AppPaths {
  /** With their numbers among the machine's paths; detours for what the others would have taken come after those. */
  readonly possible: readonly { readonly path: SampledPath; readonly number: number }[]
  readonly impossible: readonly { readonly number: number; readonly why: string }[]
}

/** Of the chosen paths those that the app can be led, and detours round the obstacles of the others. */
export const appPaths = (flow: Flow, app: OnApp, paths: readonly SampledPath[]): AppPaths => {
  const why = (steps: readonly PathStep[]) =>
    steps.map((step) => obstacleOf(flow, app, step)).find((each) => each !== null) ?? app.refuses?.(steps) ?? null
  const judged = paths.map((path, index) => ({ path, number: index + 1, why: why(path.steps) }))
  const possible = judged.filter((each) => each.why === null)
  const proven = new Set(possible.flatMap(({ path }) => path.steps.flatMap((step) => step.proves)))
  const exploration: Exploration = flow.model.exploration()
  const detours = coverPaths({ ...exploration, ways: freeWays(exploration, (way) => why(way) === null) }).filter(
    ({ steps }) => {
      const proves = steps.flatMap((step) => step.proves)
      const isFresh = proves.some((fact) => !proven.has(fact))
      proves.forEach((fact) => proven.add(fact))
      return isFresh
    },
  )
  return {
    possible: [...possible, ...detours.map((path, index) => ({ path, number: paths.length + index + 1 }))],
    impossible: judged.filter((each) => each.why !== null).map(({ number, why: reason }) => ({ number, why: reason! })),
  }
}

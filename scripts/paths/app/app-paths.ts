import { coverPaths, type Exploration, type SampledPath, type PathStep } from "#machines/kit/explore.ts"
import { sentByApp } from "#ui/walk.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { happeningOf } from "#scripts/paths/words/world.ts"
import { answersTo } from "./exchanges.ts"
import { happensIn, inBrowser, type OnApp } from "./on-app.ts"

/** The reason why a browser with the whole app cannot be led to the last of these steps; null when it can. */
const obstacleIn = (flow: Flow, app: OnApp, steps: readonly PathStep[]): string | null => {
  const { model, walk } = flow
  const { event, label } = steps.at(-1)!
  const doing = (walk.does as Record<string, unknown> | undefined)?.[event.type]
  const before = steps.at(-2)?.state ?? model.exploration().initial
  const does = happeningOf(model, event, before)
  if (does.kind === "delay") return null
  if (does.kind === "happening") {
    const byPerson = model.feedOf(event.type) === null && doing !== undefined && doing !== sentByApp
    return byPerson || does.type in happensIn(app) ? null : `nothing here makes "${does.type}" happen`
  }
  if (does.port in inBrowser)
    return inBrowser[does.port]!.includes(does.tag) ? null : `in the app "${label}" does not happen`
  return answersTo(app, does, before, steps) === null ? `no response of the API leads to "${label}"` : null
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
  /** Paths with their numbers among the machine's paths. Detours for the paths that were refused come after those. */
  readonly possible: readonly { readonly path: SampledPath; readonly number: number }[]
  readonly impossible: readonly { readonly number: number; readonly why: string }[]
}

/** Splits the chosen paths: those that the app can be led, and detours round the obstacles of the others. */
export const appPaths = (flow: Flow, app: OnApp, paths: readonly SampledPath[]): AppPaths => {
  const whyLast = (steps: readonly PathStep[]) => obstacleIn(flow, app, steps) ?? app.refuses?.(steps) ?? null
  const why = (steps: readonly PathStep[]) =>
    steps.map((_, index) => whyLast(steps.slice(0, index + 1))).find((each) => each !== null) ?? null
  const judged = paths.map((path, index) => ({ path, number: index + 1, why: why(path.steps) }))
  const possible = judged.filter((each) => each.why === null)
  const proven = new Set(possible.flatMap(({ path }) => path.steps.flatMap((step) => step.proves)))
  const exploration: Exploration = flow.model.exploration()
  const detours = coverPaths({ ...exploration, ways: freeWays(exploration, (way) => whyLast(way) === null) }).filter(
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

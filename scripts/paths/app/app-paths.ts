import { coverPaths, type Exploration, type SampledPath, type PathStep } from "#machines/kit/explore.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { describeExternalEvent } from "#scripts/paths/words/external-events.ts"
import { sentByApp } from "#ui/walk.ts"
import { eventActionsOf, inBrowser, type AppSetup } from "./app-setup.ts"
import { mockAnswer } from "./mocked-requests.ts"

/**
 * Returns the reason why a test cannot take the last of these steps in a browser with the whole app, or null if it can.
 */
const obstacleIn = (flow: Flow, app: AppSetup, steps: readonly PathStep[]): string | null => {
  const { model, walk } = flow
  const { event, label } = steps.at(-1)!
  const action = (walk.events as Record<string, unknown> | undefined)?.[event.type]
  const before = steps.at(-2)?.state ?? model.exploration().initial
  const does = describeExternalEvent(model, event, before)
  if (does.kind === "delay") return null
  if (does.kind === "external") {
    const byPerson = model.feedOf(event.type) === null && action !== undefined && action !== sentByApp
    return byPerson || does.type in eventActionsOf(app) ? null : `nothing here makes "${does.type}" happen`
  }
  if (does.port in inBrowser)
    return inBrowser[does.port]!.includes(does.tag) ? null : `in the app "${label}" does not happen`
  return mockAnswer(app, does, before, steps) === null ? `no response of the API leads to "${label}"` : null
}

/**
 * Finds the ways through the machine by steps that are possible on the app: the shortest way to each snapshot, extended
 * by each possible step that leaves the snapshot.
 */
const findFreePaths = (
  { initial, shortestPaths, keyOf }: Exploration,
  isFree: (path: readonly PathStep[]) => boolean,
): Exploration["shortestPaths"] => {
  const leaving = Map.groupBy(shortestPaths, (path) => keyOf(path.at(-2)?.state ?? initial))
  const reached = new Map<string, readonly PathStep[]>([[keyOf(initial), []]])
  const free: (readonly PathStep[])[] = []
  for (const [place, path] of reached) {
    for (const step of (leaving.get(place) ?? []).map((steps) => steps.at(-1)!)) {
      const further = [...path, step]
      if (!isFree(further)) continue
      free.push(further)
      if (!reached.has(keyOf(step.state))) reached.set(keyOf(step.state), further)
    }
  }
  return free
}

export interface AppPaths {
  /** The possible paths with their numbers among the machine's paths. Detours that replace impossible paths come last. */
  readonly possible: readonly { readonly path: SampledPath; readonly number: number }[]
  readonly impossible: readonly { readonly number: number; readonly reason: string }[]
}

/** Splits the chosen paths into possible and impossible ones, and adds detours around the obstacles of the impossible ones. */
export const appPaths = (flow: Flow, app: AppSetup, paths: readonly SampledPath[]): AppPaths => {
  const findLastReason = (steps: readonly PathStep[]) =>
    obstacleIn(flow, app, steps) ?? app.findExclusionReason?.(steps) ?? null
  const findReason = (steps: readonly PathStep[]) =>
    steps.map((_, index) => findLastReason(steps.slice(0, index + 1))).find((each) => each !== null) ?? null
  const judged = paths.map((path, index) => ({ path, number: index + 1, reason: findReason(path.steps) }))
  const possible = judged.filter((each) => each.reason === null)
  const proven = new Set(possible.flatMap(({ path }) => path.steps.flatMap((step) => step.proves)))
  const exploration: Exploration = flow.model.exploration()
  const detours = coverPaths({
    ...exploration,
    shortestPaths: findFreePaths(exploration, (path) => findLastReason(path) === null),
  }).filter(({ steps }) => {
    const proves = steps.flatMap((step) => step.proves)
    const isFresh = proves.some((fact) => !proven.has(fact))
    proves.forEach((fact) => proven.add(fact))
    return isFresh
  })
  return {
    possible: [...possible, ...detours.map((path, index) => ({ path, number: paths.length + index + 1 }))],
    impossible: judged
      .filter((each) => each.reason !== null)
      .map(({ number, reason }) => ({ number, reason: reason! })),
  }
}

import type { Exploration, Path, Step } from "../../../src/machines/kit/explore"
import { coverPaths, signature } from "../../../src/machines/kit/explore"
import { byApp } from "../../../src/ui/walk"
import type { Flow } from "../flows"
import { happeningOf } from "../words/world"
import type { OnApp } from "./on-app"
import { canFail } from "./on-app"

/** Why a browser with the whole app cannot be led this way; null when it can. */
const obstacleOf = (flow: Flow, app: OnApp, { event, label, state }: Step): string | null => {
  const { model, walk } = flow
  const doing = (walk?.does as Record<string, unknown> | undefined)?.[event.type]
  const does = happeningOf(model, event, state)
  if (does.kind === "delay") return null
  if (does.kind === "happening") {
    const byPerson = model.feedOf(event.type) === null && doing !== undefined && doing !== byApp
    return byPerson || does.type in app.happens ? null : `nothing here makes "${does.type}" happen`
  }
  if (does.port in app.local) return app.local[does.port]!.includes(does.tag) ? null : `in the app "${label}" does not happen`
  if (!(does.tag in (app.calls[does.port] ?? {}))) return `nobody says how the API answers "${label}"`
  return does.reason === null || canFail(does.reason) ? null : `no answer of the API is a failure of the kind "${does.reason}"`
}

export interface AppPaths {
  /** With their numbers among the machine's paths; detours for what the others would have taken come after those. */
  readonly possible: readonly { readonly path: Path; readonly number: number }[]
  readonly impossible: readonly { readonly number: number; readonly why: string }[]
}

/** Of the chosen paths those that the app can be led, and detours round the obstacles of the others. */
export const appPaths = (flow: Flow, app: OnApp, paths: readonly Path[]): AppPaths => {
  const why = (steps: readonly Step[]) => steps.map((step) => obstacleOf(flow, app, step)).find((each) => each !== null) ?? null
  const judged = paths.map((path, index) => ({ path, number: index + 1, why: why(path.steps) }))
  const possible = judged.filter((each) => each.why === null)
  const taken = new Set(possible.flatMap(({ path }) => path.steps.map(signature)))
  const exploration: Exploration = flow.model.exploration()
  const free = exploration.ways.filter((way) => why(way) === null)
  const detours = coverPaths({ ...exploration, ways: free }).filter(({ steps }) => {
    const fresh = steps.some((step) => !taken.has(signature(step)))
    steps.forEach((step) => taken.add(signature(step)))
    return fresh
  })
  return {
    possible: [...possible, ...detours.map((path, index) => ({ path, number: paths.length + index + 1 }))],
    impossible: judged.filter((each) => each.why !== null).map(({ number, why: reason }) => ({ number, why: reason! })),
  }
}

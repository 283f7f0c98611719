import { isDone, type Script } from "#scripts/paths/script.ts"
import { happensIn, type Exchange, type OnApp } from "./on-app.ts"

/** The requests that are answered in this step of a path. */
export const exchangesOf = (app: OnApp, { steps, path }: Script, index: number): readonly Exchange[] => {
  const { does, event } = steps[index]!
  if (isDone(does) || does.kind === "delay") return []
  if (does.kind === "answer")
    return app.calls[does.port]?.[does.tag]?.(does.sample, path.steps, path.steps.slice(0, index)) ?? []
  const action = happensIn(app)[does.type]?.(event)
  return action?.kind === "answer" ? [action.exchange] : []
}

/** What the ports that the browser answers by itself answer on this path. */
export const localTagsOf = (app: OnApp, { steps }: Script): ReadonlyMap<string, string> =>
  new Map(
    steps.flatMap(({ does }) =>
      !isDone(does) && does.kind === "answer" && does.port in app.local ? [[does.port, does.tag] as const] : [],
    ),
  )

import { appPaths } from "../app/app-paths"
import { excluded } from "../app/excluded"
import { wirings } from "../app/wirings"
import type { Flow } from "../flows"
import { capital, linesOf } from "../formats/lines"
import { scriptsOf } from "../script"

/** A path as a person would walk it. */
export interface PathText {
  readonly id: string
  readonly steps: readonly { readonly does: string; readonly sees: string }[]
}
export interface PathTexts {
  readonly paths: readonly PathText[]
  /** Why the whole app is not led along some paths, or along none. */
  readonly notOnApp: readonly string[]
}

const sentence = (parts: readonly string[]): string => capital(parts.join("; "))

const tellOf = async (flow: Flow): Promise<PathTexts> => {
  const app = wirings[flow.name]
  const paths = flow.model.paths()
  const { possible, impossible } = app === undefined ? { possible: [], impossible: [] } : appPaths(flow, app, paths)
  const numbered = [
    ...paths.map((path, index) => ({ path, number: index + 1 })),
    ...possible.filter(({ number }) => number > paths.length),
  ]
  const lines = linesOf(flow, "en-US", "imperative")
  const scripts = await scriptsOf(flow, "en-US", paths, numbered)
  const reasons = Map.groupBy(impossible, ({ why }) => why)
  return {
    paths: scripts.map((script) => ({
      id: script.id,
      steps: [lines.opening(script), ...script.steps.map(lines.step)].map(({ does, sees }) => ({
        does: sentence(does),
        sees: sentence(sees),
      })),
    })),
    notOnApp:
      app === undefined
        ? [excluded[flow.name] ?? ""]
        : [...reasons].map(([why, all]) => `${all.length} of ${paths.length} paths not: ${why}`),
  }
}

/** Of every machine, by its name. */
export const describePaths = async (flows: readonly Flow[]): Promise<ReadonlyMap<string, PathTexts>> =>
  new Map(await Promise.all(flows.map(async (flow) => [flow.name, await tellOf(flow)] as const)))

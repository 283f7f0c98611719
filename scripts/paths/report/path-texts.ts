import { appPaths } from "#scripts/paths/app/app-paths.ts"
import { whyNotOnApp } from "#scripts/paths/app/excluded.ts"
import { wirings } from "#scripts/paths/app/wirings/index.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { capital } from "#scripts/paths/formats/lines.ts"
import { manualScripts } from "#scripts/paths/manual/manual.ts"
import { scriptsOf } from "#scripts/paths/script.ts"

/** A path as a person would walk it. */
export interface PathText {
  readonly id: string
  readonly title: string
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
  const scripts = await manualScripts(flow, "en-US", await scriptsOf(flow, "en-US", paths, numbered))
  const reasons = Map.groupBy(impossible, ({ why }) => why)
  return {
    paths: scripts.map(({ id, title, steps }) => ({
      id,
      title,
      steps: steps.map(({ does, sees }) => ({
        does: sentence(does),
        sees: sentence(sees),
      })),
    })),
    notOnApp:
      app === undefined
        ? [whyNotOnApp(flow.name)]
        : [...reasons].map(([why, all]) => `${all.length} of ${paths.length} paths not: ${why}`),
  }
}

/** Of every machine, by its name. */
export const describePaths = async (flows: readonly Flow[]): Promise<ReadonlyMap<string, PathTexts>> =>
  new Map(await Promise.all(flows.map(async (flow) => [flow.name, await tellOf(flow)] as const)))

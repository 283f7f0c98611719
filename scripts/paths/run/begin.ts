import type { Locale } from "#domain/shared/currency.ts"
import { comparePaths } from "#scripts/paths/compare.ts"
import { chosenFlows, flows, Mistake, type Flow } from "#scripts/paths/flows.ts"
import { writeScripts } from "#scripts/paths/generate.ts"
import { keepPreparations } from "#scripts/paths/manual/desk.ts"
import type { Origins } from "#scripts/paths/origins.ts"
import { pathsAt } from "#scripts/paths/paths-at.ts"
import { presentCommit } from "#scripts/paths/record.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { say } from "#scripts/say.ts"
import { unknownName } from "#scripts/unknown-name.ts"
import type { Run, RunScript } from "./format.ts"

export interface Chosen {
  readonly machines: readonly string[]
  readonly area: string | null
  /** A commit. The run has only scripts that are new or changed since this commit. */
  readonly since: string | null
}

const flowsOf = ({ machines, area }: Chosen): readonly Flow[] => {
  const areas = [...new Set(flows().map((flow) => flow.area))]
  if (area !== null && !areas.includes(area)) throw new Mistake(unknownName("area", area, areas))
  return chosenFlows(machines).filter((flow) => !flow.walk.hasNoScreen && (area === null || flow.area === area))
}

/** Returns ids of scripts that are new or have different sentences. */
export const changedIds = (...[before, after]: Parameters<typeof comparePaths>): ReadonlySet<string> =>
  new Set(comparePaths(before, after).flatMap(({ what, id }) => (what === "new" || what === "changed" ? [id] : [])))

const changedSince = async (commit: string, language: Locale) => {
  const [before, after] = await Promise.all([pathsAt(commit, language), pathsAt(undefined, language)])
  return changedIds(before, after)
}

/** Returns the chosen scripts in the order of machines and numbers. The desk receives their preparations. */
export const scriptsOfRun = async (
  chosen: Chosen,
  language: Locale,
  origins: Origins,
): Promise<readonly RunScript[]> => {
  const changed = chosen.since === null ? null : await changedSince(chosen.since, language)
  const scripts: RunScript[] = []
  for (const flow of flowsOf(chosen)) {
    const { manual } = await writeScripts(flow, { format: "json", strategy: "cover", locale: language, origins })
    const all = (manual ?? []).filter(({ id }) => changed === null || changed.has(id))
    keepPreparations(all.flatMap(({ preparation }) => preparation ?? []))
    scripts.push(...all.map(({ preparation: _, ...script }) => ({ ...script, machine: flow.name, area: flow.area })))
  }
  return JSON.parse(withServerTexts(language, JSON.stringify(scripts))) as readonly RunScript[]
}

export const newRun = async (name: string, chosen: Chosen, language: Locale, origins: Origins): Promise<Run> => {
  say("Writing the scripts…")
  const scripts = await scriptsOfRun(chosen, language, origins)
  if (scripts.length === 0) throw new Mistake("No script is like that: nothing to run.")
  const started = new Date().toISOString()
  return { version: 1, name, language, commit: presentCommit(), started, chosen, scripts, results: {} }
}

import type { Locale } from "#domain/shared/currency.ts"
import { comparePaths } from "#scripts/paths/compare.ts"
import { chooseFlows, flows, UsageError, type Flow } from "#scripts/paths/flows.ts"
import { writeScripts } from "#scripts/paths/generate.ts"
import { savePreparations } from "#scripts/paths/manual/desk.ts"
import type { Origins } from "#scripts/paths/origins.ts"
import { loadPathsAt } from "#scripts/paths/paths-at.ts"
import { findCurrentCommit } from "#scripts/paths/record.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { printLine } from "#scripts/print-line.ts"
import { describeUnknownName } from "#scripts/unknown-name.ts"
import type { Run, RunScript } from "./format.ts"

export interface RunSelection {
  readonly machines: readonly string[]
  readonly area: string | null
  /** A commit. The run has only scripts that are new or changed since this commit. */
  readonly since: string | null
}

const flowsOf = ({ machines, area }: RunSelection): readonly Flow[] => {
  const areas = [...new Set(flows().map((flow) => flow.area))]
  if (area !== null && !areas.includes(area)) throw new UsageError(describeUnknownName("area", area, areas))
  return chooseFlows(machines).filter((flow) => !flow.walk.hasNoScreen && (area === null || flow.area === area))
}

/** Returns ids of scripts that are new or have different sentences. */
export const listChangedIds = (...[before, after]: Parameters<typeof comparePaths>): ReadonlySet<string> =>
  new Set(comparePaths(before, after).flatMap(({ kind, id }) => (kind === "new" || kind === "changed" ? [id] : [])))

const changedSince = async (commit: string, language: Locale) => {
  const [before, after] = await Promise.all([loadPathsAt(commit, language), loadPathsAt(undefined, language)])
  return listChangedIds(before, after)
}

/**
 * Returns the chosen scripts in the order of machines and numbers, and stores their preparations for the desk. Throws a
 * `UsageError` for an unknown machine, area or commit.
 */
export const scriptsOfRun = async (
  chosen: RunSelection,
  language: Locale,
  origins: Origins,
): Promise<readonly RunScript[]> => {
  const changed = chosen.since === null ? null : await changedSince(chosen.since, language)
  const scripts: RunScript[] = []
  for (const flow of flowsOf(chosen)) {
    const { manual } = await writeScripts(flow, { format: "json", strategy: "cover", locale: language, origins })
    const all = (manual ?? []).filter(({ id }) => changed === null || changed.has(id))
    savePreparations(all.flatMap(({ preparation }) => preparation ?? []))
    scripts.push(...all.map(({ preparation: _, ...script }) => ({ ...script, machine: flow.name, area: flow.area })))
  }
  return JSON.parse(withServerTexts(language, JSON.stringify(scripts))) as readonly RunScript[]
}

/** Creates a run of the chosen scripts. Throws a `UsageError` if there are none. */
export const createRun = async (
  name: string,
  chosen: RunSelection,
  language: Locale,
  origins: Origins,
): Promise<Run> => {
  printLine("Writing the scripts…")
  const scripts = await scriptsOfRun(chosen, language, origins)
  if (scripts.length === 0) throw new UsageError("No script is like that: nothing to run.")
  const started = new Date().toISOString()
  return { version: 1, name, language, commit: findCurrentCommit(), started, chosen, scripts, results: {} }
}

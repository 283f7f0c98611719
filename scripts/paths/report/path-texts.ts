import { appPaths } from "#scripts/paths/app/app-paths.ts"
import { findMachineExclusionReason } from "#scripts/paths/app/excluded.ts"
import { appSetups } from "#scripts/paths/app/setups/index.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { writeManualScripts } from "#scripts/paths/manual/manual.ts"
import { numberPaths, scriptsOf } from "#scripts/paths/script.ts"

/** Describes the paths of a machine in words for a person, with the reasons why some or all of them are not walked on the whole app. */
export const describePaths = async (flow: Flow) => {
  const app = appSetups[flow.name]
  const paths = flow.model.paths()
  const { possible, impossible } = app === undefined ? { possible: [], impossible: [] } : appPaths(flow, app, paths)
  const all = [...numberPaths(paths), ...possible.filter(({ number }) => number > paths.length)]
  const reasons = [...Map.groupBy(impossible, ({ reason }) => reason)]
  return {
    paths: await writeManualScripts(flow, "en-US", await scriptsOf(flow, "en-US", all)),
    notOnApp:
      app === undefined
        ? [findMachineExclusionReason(flow.name)]
        : reasons.map(([reason, all]) => `${all.length} of ${paths.length} paths not: ${reason}`),
  }
}

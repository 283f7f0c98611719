import type { Flow } from "#scripts/paths/flows.ts"
import { countsOf, saveCoverage, findCurrentCommit, type Place, type WalkedPath } from "#scripts/paths/record.ts"
import { printLine } from "#scripts/print-line.ts"
import { walkApp } from "./app.ts"
import { gapsOf } from "./gaps.ts"
import { walkMachine } from "./machine.ts"
import { randomWalks, describeWalk } from "./random.ts"
import { walkScreens } from "./screen.ts"
import { findUnreadFigures } from "./unread.ts"

const walkMachines = async (flows: readonly Flow[], commit: string): Promise<Readonly<Record<string, WalkedPath>>> => {
  const walked: Record<string, WalkedPath> = {}
  for (const flow of flows) walked[flow.name] = await walkMachine(flow, commit)
  return walked
}

const summaryOf = (flow: Flow, walked: WalkedPath, isFine: boolean): string => {
  const parts = [
    `${walked.paths.passed} paths`,
    ...countsOf(flow.model, walked),
    ...(walked.pressed === undefined
      ? []
      : [`${walked.pressed.controls} controls pressed in ${walked.pressed.states} states`]),
  ]
  return `${isFine ? "✓" : "✗"} ${flow.name}: ${parts.join(", ")}`
}

export interface WalkRequest {
  readonly place: Place
  readonly seed: number | null
  readonly random: number | null
}

const wander = async (flows: readonly Flow[], seed: number, walks: number): Promise<boolean> => {
  let fine = true
  for (const flow of flows) {
    const { failure, walks: walked } = await randomWalks(flow.model, flow.table, seed, walks)
    printLine(`${failure === null ? "✓" : "✗"} ${flow.name}: ${walked} random walks, seed ${seed}`)
    if (failure === null) continue
    fine = false
    printLine(
      `The shortest that goes wrong. Again: npm run paths -- walk ${flow.name} --on machine --seed ${seed} --random ${walks}`,
    )
    for (const line of await describeWalk(flow, failure)) printLine(line)
  }
  return fine
}

/**
 * Walks the paths of these machines in one place, and prints and saves the results. Returns the exit code, which is 1
 * if a path failed or a target was left out.
 */
export const walkPaths = async (flows: readonly Flow[], { place, seed, random }: WalkRequest): Promise<number> => {
  const started = performance.now()
  const commit = findCurrentCommit()
  const walked = await { machine: walkMachines, screen: walkScreens, app: walkApp }[place](flows, commit)
  saveCoverage(place, walked)
  const all = flows.filter(({ name }) => name in walked)
  const wrong = all.map((flow) => {
    const { paths } = walked[flow.name]!
    const nothing = paths.passed + paths.failed.length === 0 && place !== "app" ? ["no path was walked"] : []
    return [...paths.failed, ...nothing, ...gapsOf(flow, place, walked[flow.name]!)]
  })
  for (const [index, flow] of all.entries()) {
    printLine(summaryOf(flow, walked[flow.name]!, wrong[index]!.length === 0))
    for (const line of wrong[index]!) printLine(`    ${line}`)
    for (const [state, figures] of await findUnreadFigures(flow))
      printLine(`    not looked at by any walk: ${state}: ${figures.join("; ")}`)
  }
  const paths = all.reduce((sum, { name }) => sum + walked[name]!.paths.passed, 0)
  printLine(
    `${paths} paths walked on the ${place} in ${((performance.now() - started) / 1000).toFixed(1)} s, at ${commit}`,
  )
  const wandered =
    place === "machine" && (random !== null || seed !== null)
      ? await wander(flows, seed ?? Math.floor(Math.random() * 2 ** 31), random ?? 100)
      : true
  return wandered && wrong.flat().length === 0 && all.length > 0 ? 0 : 1
}

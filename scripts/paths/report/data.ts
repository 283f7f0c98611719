import { listEventReactions, type StateEventPair } from "#machines/kit/event-reactions.ts"
import { flows, type Flow } from "#scripts/paths/flows.ts"
import { titleOf } from "#scripts/paths/manual/titles.ts"
import { readCoverage, type Coverage, type Place, type WalkedPath } from "#scripts/paths/record.ts"
import { targetsOf, type Targets } from "#scripts/paths/targets.ts"

export interface MachineReport {
  readonly flow: Flow
  readonly title: string
  readonly targets: Targets
  readonly walked: Readonly<Partial<Record<Place, WalkedPath>>>
  readonly pairs: readonly StateEventPair[]
}

/** Returns every machine with the targets of coverage and its latest walks. */
export const readReport = (coverage: Coverage = readCoverage()): readonly MachineReport[] =>
  flows().map((flow) => ({
    flow,
    title: titleOf(flow, "en-US"),
    targets: targetsOf(flow.model),
    walked: coverage[flow.name] ?? {},
    pairs: listEventReactions(flow.model),
  }))

export const takenIn = ({ targets, walked }: MachineReport, place: Place): number =>
  targets.transitions.filter((name) => name in (walked[place]?.transitions ?? {})).length

/** Places in which a walk must take everything. The app is not one of these places, because a test cannot reach everything there. */
export const required = ["machine", "screen"] as const

/** Counts the transitions that the machine and screen walks left out. The result is zero for full coverage. */
export const countMissing = (one: MachineReport): number =>
  required.reduce((sum, place) => sum + one.targets.transitions.length - takenIn(one, place), 0)

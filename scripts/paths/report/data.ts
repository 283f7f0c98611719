import { eventReactions, type StateEventPair } from "#machines/kit/event-reactions.ts"
import { flows, type Flow } from "#scripts/paths/flows.ts"
import { titleOf } from "#scripts/paths/manual/titles.ts"
import { places, readCoverage, type Coverage, type Place, type WalkedPath } from "#scripts/paths/record.ts"
import { idOf } from "#scripts/paths/script.ts"
import { targetsOf, type Targets } from "#scripts/paths/targets.ts"

export interface Reported {
  readonly flow: Flow
  readonly title: string
  readonly targets: Targets
  readonly walked: Readonly<Partial<Record<Place, WalkedPath>>>
  readonly pairs: readonly StateEventPair[]
  /** "from|to" of every step that passed there. */
  readonly steps: Readonly<Record<Place, ReadonlySet<string>>>
}

const stepsOf = ({ name, model }: Flow, walked: WalkedPath | undefined): ReadonlySet<string> => {
  const passed = new Set(Object.values(walked?.transitions ?? {}).flat())
  return new Set(
    model
      .paths()
      .flatMap((path, index) =>
        passed.has(idOf(name, index + 1)) ? path.steps.map(({ from, to }) => `${from}|${to}`) : [],
      ),
  )
}

export const reported = (coverage: Coverage = readCoverage()): readonly Reported[] => {
  return flows().map((flow) => {
    const walked = coverage[flow.name] ?? {}
    return {
      flow,
      walked,
      title: titleOf(flow, "en-US"),
      targets: targetsOf(flow.model),
      pairs: eventReactions(flow.model),
      steps: Object.fromEntries(places.map((place) => [place, stepsOf(flow, walked[place])])) as Reported["steps"],
    }
  })
}

export const takenIn = ({ targets, walked }: Reported, place: Place): number =>
  targets.transitions.filter((name) => name in (walked[place]?.transitions ?? {})).length

/** What the machine and screen walks left out; zero when all is covered. */
export const missing = (one: Reported): number =>
  (["machine", "screen"] as const).reduce((sum, place) => sum + one.targets.transitions.length - takenIn(one, place), 0)

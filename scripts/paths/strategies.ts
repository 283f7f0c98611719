import type { SampledPath, PathStep } from "#machines/kit/explore.ts"
import type { AnyExplored } from "#machines/kit/model.ts"

export const strategies = ["cover", "shortest", "simple"] as const
export type Strategy = (typeof strategies)[number]

/** The limit of simple paths per machine; the shortest ones are chosen. */
const simpleLimit = 500

const named = (steps: readonly PathStep[]): SampledPath => ({
  name: steps.map((step) => step.label).join(" → "),
  steps,
})

/** One nearest way to each state. */
const shortest = (model: AnyExplored): readonly SampledPath[] =>
  [...Map.groupBy(model.exploration().ways, (way) => way.at(-1)!.to).values()].map(([first]) => named(first!))

/** Every way that comes to no place twice and cannot go on, shorter ones first. */
const simple = (model: AnyExplored): readonly SampledPath[] => {
  const { initial, ways, keyOf } = model.exploration()
  const leaving = Map.groupBy(ways, (way) => keyOf(way.at(-2)?.state ?? initial))
  const stepsFrom = (place: string): readonly PathStep[] => (leaving.get(place) ?? []).map((way) => way.at(-1)!)
  const found: (readonly PathStep[])[] = []
  let waiting: readonly (readonly PathStep[])[] = [[]]
  while (waiting.length > 0 && found.length < simpleLimit) {
    const longer: (readonly PathStep[])[] = []
    for (const steps of waiting) {
      const been = [initial, ...steps.map(({ state }) => state)].map(keyOf)
      const fresh = stepsFrom(been.at(-1)!).filter(({ state }) => !been.includes(keyOf(state)))
      if (fresh.length === 0 && steps.length > 0) found.push(steps)
      // A wide machine has too many starts: above the limit, no more are explored.
      longer.push(...fresh.slice(0, Math.max(0, simpleLimit * 4 - longer.length)).map((step) => [...steps, step]))
    }
    waiting = longer
  }
  return found.slice(0, simpleLimit).map(named)
}

export const pathsBy = (model: AnyExplored, strategy: Strategy): readonly SampledPath[] =>
  strategy === "cover" ? model.paths() : { shortest, simple }[strategy](model)

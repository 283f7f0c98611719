import { stepSignature, type SampledPath, type PathStep } from "#machines/kit/explore.ts"
import type { AnyExplored } from "#machines/kit/model.ts"

export const strategies = ["cover", "shortest", "simple"] as const
export type Strategy = (typeof strategies)[number]

export const isStrategy = (word: string): word is Strategy => (strategies as readonly string[]).includes(word)

/** The limit of simple paths per machine; the shortest ones are chosen. */
const simpleLimit = 500

const named = (steps: readonly PathStep[]): SampledPath => ({
  name: steps.map((step) => step.label).join(" → "),
  steps,
})

/** One nearest way to each state. */
const shortest = (model: AnyExplored): readonly SampledPath[] => {
  const { ways } = model.exploration()
  const first = new Map<string, readonly PathStep[]>()
  for (const way of ways) {
    const { to } = way.at(-1)!
    if (!first.has(to)) first.set(to, way)
  }
  return [...first.values()].map(named)
}

/** Every way that comes to no place twice and cannot go on, shorter ones first. */
const simple = (model: AnyExplored): readonly SampledPath[] => {
  const { initial, ways, keyOf } = model.exploration()
  interface Onward {
    readonly step: PathStep
    readonly to: string
  }
  const onward = new Map<string, Map<string, Onward>>()
  for (const way of ways) {
    const source = keyOf(way.length === 1 ? initial : way.at(-2)!.state)
    const step = way.at(-1)!
    onward.set(
      source,
      (onward.get(source) ?? new Map<string, Onward>()).set(stepSignature(step), { step, to: keyOf(step.state) }),
    )
  }
  const found: SampledPath[] = []
  let waiting: readonly {
    readonly at: string
    readonly steps: readonly PathStep[]
    readonly been: ReadonlySet<string>
  }[] = [{ at: keyOf(initial), steps: [], been: new Set([keyOf(initial)]) }]
  while (waiting.length > 0 && found.length < simpleLimit) {
    const next: (typeof waiting)[number][] = []
    for (const { at, steps, been } of waiting) {
      const fresh = [...(onward.get(at)?.values() ?? [])].filter(({ to }) => !been.has(to))
      if (fresh.length === 0 && steps.length > 0) found.push(named(steps))
      for (const { step, to } of fresh) {
        if (next.length >= simpleLimit * 4) break
        next.push({ at: to, steps: [...steps, step], been: new Set([...been, to]) })
      }
    }
    // A wide machine has too many starts: above the limit, no more are explored.
    waiting = next
  }
  return found.slice(0, simpleLimit)
}

export const pathsBy = (model: AnyExplored, strategy: Strategy): readonly SampledPath[] => {
  if (strategy === "cover") return model.paths()
  return strategy === "shortest" ? shortest(model) : simple(model)
}

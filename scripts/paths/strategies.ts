import type { SampledPath, PathStep } from "#machines/kit/explore.ts"
import type { AnyExplored } from "#machines/kit/model.ts"

export const strategies = ["cover", "shortest"] as const
export type Strategy = (typeof strategies)[number]

const withName = (steps: readonly PathStep[]): SampledPath => ({
  name: steps.map((step) => step.label).join(" → "),
  steps,
})

/** Finds a shortest way to each state. */
const shortest = (model: AnyExplored): readonly SampledPath[] =>
  [...Map.groupBy(model.exploration().shortestPaths, (path) => path.at(-1)!.to).values()].map(([first]) =>
    withName(first!),
  )

export const pathsBy = (model: AnyExplored, strategy: Strategy): readonly SampledPath[] =>
  strategy === "cover" ? model.paths() : shortest(model)

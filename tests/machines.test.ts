import { describe, expect, it } from "vitest"
import { models } from "#machines/generated/models.ts"
import { startMockedActor } from "#machines/kit/mocked-machine.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import { isChosen } from "./chosen.ts"
import { findUncoveredTransitions } from "./uncovered-transitions.ts"

describe.each(Object.entries<AnyExplored>(models).filter(([name]) => isChosen(name)))("%s", (_, model) => {
  it.each(model.states)("can reach %s", (state) => {
    expect(formatStateName(model.at(state).value)).toBe(state)
  })

  it("follows, on the live machine, each sampled event of each state to its target, and so takes every transition", async () => {
    const taken = new Set<string>()
    const elsewhere: string[] = []
    for (const steps of model.exploration().shortestPaths) {
      const live = startMockedActor(model)
      for (const { from, label, event, to } of steps) {
        const state = formatStateName((await live.fire(event)).value)
        if (state !== to) elsewhere.push(`${from} | ${label} | ${to}: ${state}`)
      }
      live.actor.stop()
      live.taken.forEach((name) => taken.add(name))
    }
    expect(elsewhere).toEqual([])
    expect(findUncoveredTransitions(model, taken)).toEqual([])
  })
})

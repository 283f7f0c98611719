import { describe, expect, it } from "vitest"
import { models } from "#machines/generated/models.ts"
import { isChosen } from "./chosen.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { startMockedActor } from "#machines/kit/mocked-machine.ts"
import { transitionsOf } from "#machines/kit/transitions.ts"
import { stateName } from "#machines/kit/state-name.ts"

describe.each(Object.entries<AnyExplored>(models).filter(([name]) => isChosen(name)))("%s", (_, model) => {
  it.each(model.states)("can reach %s", (state) => {
    expect(stateName(model.at(state).value)).toBe(state)
  })

  it("takes every transition, each guarded branch and delay, on the live machine", async () => {
    const taken = new Set<string>()
    for (const path of model.paths()) {
      const live = startMockedActor(model)
      for (const step of path.steps) {
        const snapshot = await live.fire(step.event)
        expect({ path: path.name, after: step.label, state: stateName(snapshot.value) }).toEqual({
          path: path.name,
          after: step.label,
          state: step.to,
        })
      }
      live.actor.stop()
      live.taken.forEach((name) => taken.add(name))
    }
    expect([...taken].sort()).toEqual([...transitionsOf(model.machine)].sort())
  })
})

import { describe, expect, it } from "vitest"
import { models } from "../src/machines/generated/models"
import { isChosen } from "./chosen"
import type { AnyExplored } from "../src/machines/kit/model"
import { startMockedActor } from "../src/machines/kit/mocked-machine"
import { transitionsOf } from "../src/machines/kit/transitions"
import { stateName } from "../src/machines/shared/state-name"

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

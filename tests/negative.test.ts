import { describe, expect, it } from "vitest"
import type { AnyMachineSnapshot } from "xstate"
import { getNextSnapshot } from "xstate"
import { eventLabel } from "../src/machines/kit/explore"
import type { AnyExplored } from "../src/machines/kit/model"
import { allSampledEvents } from "../src/machines/kit/event-reactions"
import { models } from "../src/machines/generated/models"
import { isChosen } from "./chosen"

const factsOf = ({ status, value, context }: AnyMachineSnapshot) => ({ status, value, context })

describe.each(Object.entries<AnyExplored>(models).filter(([name]) => isChosen(name)))("%s", (_, model) => {
  it.each(model.states)("stays as it is in %s, whatever is not accepted there", (state) => {
    const here = model.at(state) as AnyMachineSnapshot
    const refused = allSampledEvents(model).filter((event) => !here.can(event))
    const after = refused.map((event) => ({
      on: eventLabel(event),
      ...factsOf(getNextSnapshot(model.machine, here, event)),
    }))
    expect(after).toEqual(refused.map((event) => ({ on: eventLabel(event), ...factsOf(here) })))
  })
})

import { describe, expect, it } from "vitest"
import type { AnyMachineSnapshot } from "xstate"
import { getNextSnapshot } from "xstate"
import { labelOf } from "../src/machines/kit/explore"
import type { AnyExplored } from "../src/machines/kit/model"
import { everything } from "../src/machines/kit/totality"
import { models } from "../src/machines/models"

const factsOf = ({ status, value, context }: AnyMachineSnapshot) => ({ status, value, context })

describe.each(Object.entries<AnyExplored>(models))("%s", (_, model) => {
  it.each(model.states)("stays as it is in %s, whatever is not accepted there", (state) => {
    const here = model.at(state) as AnyMachineSnapshot
    const refused = everything(model).filter((event) => !here.can(event))
    const after = refused.map((event) => ({
      on: labelOf(event),
      ...factsOf(getNextSnapshot(model.machine, here, event)),
    }))
    expect(after).toEqual(refused.map((event) => ({ on: labelOf(event), ...factsOf(here) })))
  })
})

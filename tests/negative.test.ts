import { describe, expect, it } from "vitest"
import { getNextSnapshot, type AnyMachineSnapshot } from "xstate"
import { models } from "#machines/generated/models.ts"
import { listSampledEvents } from "#machines/kit/event-reactions.ts"
import { formatEventLabel } from "#machines/kit/explore.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { isChosen } from "./chosen.ts"

const factsOf = ({ status, value, context }: AnyMachineSnapshot) => ({ status, value, context })

describe.each(Object.entries<AnyExplored>(models).filter(([name]) => isChosen(name)))("%s", (_, model) => {
  it.each(model.states)("stays in %s on every event that is not accepted there", (state) => {
    const here = model.at(state) as AnyMachineSnapshot
    const refused = listSampledEvents(model).filter((event) => !here.can(event))
    const after = refused.map((event) => ({
      on: formatEventLabel(event),
      ...factsOf(getNextSnapshot(model.machine, here, event)),
    }))
    expect(after).toEqual(refused.map((event) => ({ on: formatEventLabel(event), ...factsOf(here) })))
  })
})

import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import { getNextSnapshot } from "xstate"
import { labelOf } from "../src/machines/kit/explore"
import type { AnyExplored } from "../src/machines/kit/model"
import { models } from "../src/machines/models"

/** Whatever a person, a feed or a late answer may send, at any time. */
const everything = (model: AnyExplored): readonly AnyEventObject[] => [
  ...Object.values<readonly AnyEventObject[]>(model.events).flat(),
  ...Object.entries<Record<string, readonly unknown[]>>(model.answers).flatMap(([port, samples]) =>
    Object.entries(samples).flatMap(([tag, values]) => values.map((value) => ({
      type: `xstate.done.actor.${port}`,
      output: tag === "ok" ? Result.succeed(value) : Result.fail(value),
    })))),
]

const factsOf = ({ status, value, context }: AnyMachineSnapshot) => ({ status, value, context })

describe.each(Object.entries<AnyExplored>(models))("%s", (_, model) => {
  it.each(model.states)("stays as it is in %s, whatever is not accepted there", (state) => {
    const here = model.at(state) as AnyMachineSnapshot
    const refused = everything(model).filter((event) => !here.can(event))
    const after = refused.map((event) => ({ on: labelOf(event), ...factsOf(getNextSnapshot(model.machine, here, event)) }))
    expect(after).toEqual(refused.map((event) => ({ on: labelOf(event), ...factsOf(here) })))
  })
})

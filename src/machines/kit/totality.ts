import { Result } from "effect"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { getNextSnapshot } from "xstate"
import { labelOf } from "./explore"
import type { AnyExplored } from "./model"

type Node = AnyStateMachine["root"]

/** The state, or one around it, names the event only to say that it changes nothing. */
export const ignores = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  (snapshot as unknown as { readonly _nodes: ReadonlyArray<Node> })._nodes.some((node) => node.transitions.has(type))

/** Whatever a person, a feed or a late answer may send, at any time. */
export const everything = (model: AnyExplored): ReadonlyArray<AnyEventObject> => [
  ...Object.values<ReadonlyArray<AnyEventObject>>(model.events).flat(),
  ...Object.entries<Record<string, ReadonlyArray<unknown>>>(model.answers).flatMap(([port, samples]) =>
    Object.entries(samples).flatMap(([tag, values]) =>
      values.map((value) => ({
        type: `xstate.done.actor.${port}`,
        output: tag === "ok" ? Result.succeed(value) : Result.fail(value),
      })),
    ),
  ),
]

/** `answers`: it leads somewhere or changes something. `ignores`: said so. `refuses`: not said, and nothing changes. `breaks`: not said, and something does. */
export type Reaction = "answers" | "ignores" | "refuses" | "breaks"

export interface Pair {
  readonly state: string
  readonly event: string
  readonly reaction: Reaction
}

const reactionOf = (model: AnyExplored, here: AnyMachineSnapshot, event: AnyEventObject): Reaction => {
  if (here.can(event)) return "answers"
  const next = getNextSnapshot(model.machine, here, event) as AnyMachineSnapshot
  const same =
    next.status === here.status &&
    next.context === here.context &&
    JSON.stringify(next.value) === JSON.stringify(here.value)
  return !same ? "breaks" : ignores(here, event.type) ? "ignores" : "refuses"
}

const order: ReadonlyArray<Reaction> = ["breaks", "answers", "ignores", "refuses"]

/** Each state with each event of its machine. Of several samples of one event the one that does most counts. */
export const totality = (model: AnyExplored): ReadonlyArray<Pair> =>
  model.states.flatMap((state: string) => {
    const here = model.at(state as never) as AnyMachineSnapshot
    const reactions = new Map<string, Set<Reaction>>()
    for (const event of everything(model)) {
      const label = labelOf(event)
      reactions.set(label, (reactions.get(label) ?? new Set<Reaction>()).add(reactionOf(model, here, event)))
    }
    return [...reactions].map(([event, seen]) => ({ state, event, reaction: order.find((each) => seen.has(each))! }))
  })

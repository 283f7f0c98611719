import { Result } from "effect"
import { getNextSnapshot, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from "xstate"
import { formatEventLabel, samplesOf } from "./explore.ts"
import type { AnyExplored } from "./model.ts"

type Node = AnyStateMachine["root"]

/**
 * Returns true if the state or one of its parents lists the event. If the machine cannot take a listed event, the state ignores it on
 * purpose.
 */
export const isEventForbidden = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  (snapshot as unknown as { readonly _nodes: ReadonlyArray<Node> })._nodes.some((node) => node.transitions.has(type))

const typesOf = (machine: AnyStateMachine) => {
  const types = new Set<string>()
  const visit = (node: Node) => {
    for (const type of node.transitions.keys()) if (!type.startsWith("xstate.")) types.add(type)
    Object.values(node.states).forEach(visit)
  }
  visit(machine.root)
  return [...types]
}

/**
 * Returns every event that a visitor, a feed or a port may send, in any state. A response may arrive after the machine has left the state
 * that waited for it.
 */
export const listSampledEvents = (model: AnyExplored): ReadonlyArray<AnyEventObject> => [
  ...typesOf(model.machine).flatMap((type) => samplesOf(model, type)),
  ...Object.entries<Record<string, ReadonlyArray<unknown>>>(model.portResults).flatMap(([port, samples]) =>
    Object.entries(samples).flatMap(([tag, values]) =>
      values.map((value) => ({
        type: `xstate.done.actor.${port}`,
        output: tag === "ok" ? Result.succeed(value) : Result.fail(value),
      })),
    ),
  ),
]

/**
 * The reaction of a state to an event. Only `breaks` is a mistake.
 * - `answers`: handled.
 * - `ignores`: listed, without an effect now.
 * - `refuses`: not listed, and nothing changes.
 * - `breaks`: not listed, but something changes.
 */
export type EventReaction = "answers" | "ignores" | "refuses" | "breaks"

export interface StateEventPair {
  readonly state: string
  readonly event: string
  readonly reaction: EventReaction
}

const reactionOf = (model: AnyExplored, snapshot: AnyMachineSnapshot, event: AnyEventObject): EventReaction => {
  if (snapshot.can(event)) return "answers"
  const next = getNextSnapshot(model.machine, snapshot, event) as AnyMachineSnapshot
  const isSame =
    next.status === snapshot.status &&
    next.context === snapshot.context &&
    JSON.stringify(next.value) === JSON.stringify(snapshot.value)
  return !isSame ? "breaks" : isEventForbidden(snapshot, event.type) ? "ignores" : "refuses"
}

const order: ReadonlyArray<EventReaction> = ["breaks", "answers", "ignores", "refuses"]

/** Returns each state with each event of its machine. If an event has several samples, the reaction that comes first in `order` counts. */
export const listEventReactions = (model: AnyExplored): ReadonlyArray<StateEventPair> =>
  model.states.flatMap((state: string) => {
    const snapshot = model.at(state as never) as AnyMachineSnapshot
    const reactions = new Map<string, Set<EventReaction>>()
    for (const event of listSampledEvents(model)) {
      const label = formatEventLabel(event)
      reactions.set(label, (reactions.get(label) ?? new Set<EventReaction>()).add(reactionOf(model, snapshot, event)))
    }
    return [...reactions].map(([event, reactions]) => ({
      state,
      event,
      reaction: order.find((each) => reactions.has(each))!,
    }))
  })

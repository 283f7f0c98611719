import { Result } from "effect"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { getAdjacencyMap } from "xstate/graph"
import { readSampleLabel } from "./label-sample.ts"
import { formatStateName } from "./state-name.ts"
import { transitionsOn } from "./transitions.ts"
import type { Model } from "./types.ts"

export interface PathStep {
  readonly event: AnyEventObject
  readonly label: string
  readonly from: string
  readonly to: string
  readonly state: AnyMachineSnapshot
  /** The facts that a path proves by taking this step, so that no other path has to prove them. */
  readonly proves: ReadonlyArray<string>
}
export interface SampledEdge {
  readonly from: string
  readonly event: string
  readonly to: string
  /** The name of the sample in the model, or an empty string. */
  readonly when: string
}
export interface SampledPath {
  readonly name: string
  readonly steps: ReadonlyArray<PathStep>
}
export interface Exploration {
  readonly initial: AnyMachineSnapshot
  /** The reached snapshots, the nearest first. */
  readonly snapshots: ReadonlyArray<AnyMachineSnapshot>
  /** The edges, without repetitions. A state table has one row for each. */
  readonly edges: ReadonlyArray<SampledEdge>
  /** The shortest path through each transition. The transition is its last step. */
  readonly shortestPaths: ReadonlyArray<ReadonlyArray<PathStep>>
  /** Returns the key of a snapshot. The search treats snapshots with equal keys as the same. */
  readonly keyOf: (snapshot: AnyMachineSnapshot) => string
}

/** Returns the label of an event: "promoCode.type", "signUp ok", "signUp AlreadyRegistered", "after promoCheckDebounce". */
export const formatEventLabel = (event: AnyEventObject): string => {
  const done = /^xstate\.done\.actor\.(.+)$/.exec(event.type)
  if (done) {
    const output = event["output"] as Result.Result<unknown, { _tag: string }>
    return `${done[1]} ${Result.isFailure(output) ? output.failure._tag : "ok"}`
  }
  const after = /^xstate\.after\.([^.]+)\./.exec(event.type)
  return after ? `after ${after[1]}` : event.type
}

const createPortResults = (samples: Record<string, ReadonlyArray<unknown>>) =>
  Object.entries(samples).flatMap(([tag, values]) =>
    values.map((value) => (tag === "ok" ? Result.succeed(value) : Result.fail(value))),
  )

/** Returns the samples of an event. An event without samples is its only sample. */
export const samplesOf = (model: Model<any>, type: string): ReadonlyArray<AnyEventObject> =>
  (model.events as Record<string, ReadonlyArray<AnyEventObject>>)[type] ?? [{ type }]

/**
 * Returns every sampled event that the machine's current states listen to. Throws if the model has no samples for a port that the state
 * calls.
 */
export const listAcceptedEvents = (model: Model<any>, snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> => {
  const nodes = (snapshot as unknown as { _nodes: ReadonlyArray<{ ownEvents: ReadonlyArray<string> }> })._nodes
  return [...new Set(nodes.flatMap((node) => node.ownEvents))].flatMap((type): ReadonlyArray<AnyEventObject> => {
    const port = /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1]
    if (port !== undefined) {
      const samples = (model.portResults as Record<string, Record<string, ReadonlyArray<unknown>>>)[port]
      if (!samples)
        throw new Error(`${model.machine.id}: no results for port "${port}". An invoke's id is its port's name.`)
      return createPortResults(samples).map((output) => ({ type, output }))
    }
    if (type.startsWith("xstate.after.")) return [{ type }]
    if (type.startsWith("xstate.error."))
      throw new Error(`${model.machine.id}: "${type}": expected failures are results, a rejection is a bug.`)
    return samplesOf(model, type)
  })
}

/** Returns a string that is equal for values with equal content, such as two events. */
export const createContentKey = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner))

/**
 * Finds everything that the machine can do with the samples of its model, by breadth-first search. The search runs the production machine.
 */
export const exploreModel = (model: Model<any>): Exploration => {
  const machine: AnyStateMachine = model.machine
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    `${formatStateName(snapshot.value)}|${model.distinguishBy ? createContentKey(model.distinguishBy(snapshot.context)) : ""}`
  const map = getAdjacencyMap(machine, {
    input: model.input,
    events: (snapshot: AnyMachineSnapshot) => (snapshot.status === "active" ? listAcceptedEvents(model, snapshot) : []),
    serializeState: keyOf,
    serializeEvent: createContentKey,
    limit: 20_000,
  } as never) as unknown as Record<
    string,
    { state: AnyMachineSnapshot; transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }> }
  >

  const nodes = Object.values(map)
  const initial = nodes[0]!.state
  const reach = new Map<string, ReadonlyArray<PathStep>>([[keyOf(initial), []]])
  const edges = new Map<string, SampledEdge>()
  const shortestPaths: Array<ReadonlyArray<PathStep>> = []
  for (const [key, path] of reach) {
    const source = map[key]!
    for (const step of Object.values(source.transitions)) {
      if (!source.state.can(step.event)) continue
      const [from, label, to] = [
        formatStateName(source.state.value),
        formatEventLabel(step.event),
        formatStateName(step.state.value),
      ]
      const condition = model.when?.(source.state.context, step.event, from) ?? readSampleLabel(step.event)
      const proves = [
        // A transition of a parent state counts once, whichever child state it leaves.
        ...transitionsOn(machine, source.state, step.event).map((taken) => `${taken}|${to}|${condition}`),
        // Every child state must accept the event of its parent, and every state to which the sample leads must show it.
        `${from}|${label}`,
        `${createContentKey(step.event)}|${to}`,
        // A step that stays in its state, such as a press on a checked radio button, proves nothing about a step from another state.
      ].map((fact) => (from === to ? `${fact}|stays` : fact))
      const steps = [...path, { from, to, label, event: step.event, state: step.state, proves }]
      edges.set(`${from}|${label}|${to}|${condition}`, { from, event: label, to, when: condition })
      shortestPaths.push(steps)
      const next = keyOf(step.state)
      if (!reach.has(next)) reach.set(next, steps)
    }
  }
  return {
    initial,
    snapshots: [...reach.keys()].map((key) => map[key]!.state),
    edges: [...edges.values()],
    shortestPaths,
    keyOf,
  }
}

/**
 * Returns a few paths that together prove every fact. The greedy algorithm always chooses the path with the most unproved facts, and the
 * shorter of two such paths.
 */
export const coverPaths = ({ shortestPaths }: Pick<Exploration, "shortestPaths">): ReadonlyArray<SampledPath> => {
  const candidates = shortestPaths.map((path) => ({
    path,
    proves: [...new Set(path.flatMap((step) => step.proves))],
  }))
  const unprovenFacts = new Set(candidates.flatMap(({ proves }) => proves))
  const chosen: Array<SampledPath> = []
  while (unprovenFacts.size > 0) {
    let best = candidates[0]!
    let maxScore = -1
    for (const candidate of candidates) {
      const fresh = candidate.proves.filter((fact) => unprovenFacts.has(fact)).length
      const score = fresh - candidate.path.length / 1_000
      if (fresh > 0 && score > maxScore) [best, maxScore] = [candidate, score]
    }
    best.proves.forEach((fact) => unprovenFacts.delete(fact))
    chosen.push({ name: best.path.map((step) => step.label).join(" → "), steps: best.path })
  }
  return chosen
}

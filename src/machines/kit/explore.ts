import { Result } from "effect"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { getAdjacencyMap } from "xstate/graph"
import { stateName } from "./state-name.ts"
import { transitionsOn } from "./transitions.ts"
import type { Model } from "./types.ts"
import { sampleLabel } from "./when.ts"

export interface PathStep {
  readonly event: AnyEventObject
  readonly label: string
  readonly from: string
  readonly to: string
  readonly state: AnyMachineSnapshot
  /** The facts that a path with this step proves, so that no further path has to prove them. */
  readonly proves: ReadonlyArray<string>
}
export interface SampledEdge {
  readonly from: string
  readonly event: string
  readonly to: string
  /** The model's name for the sample, or an empty text. */
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
  /** The edges as the rows of the state tables, without repetitions. */
  readonly edges: ReadonlyArray<SampledEdge>
  readonly ways: ReadonlyArray<ReadonlyArray<PathStep>>
  /** Returns the key of a snapshot. The search treats snapshots with equal keys as one place. */
  readonly keyOf: (snapshot: AnyMachineSnapshot) => string
}

/** Returns the label of an event: "promoCode.type", "signUp ok", "signUp AlreadyRegistered", "after promoCheckDebounce". */
export const eventLabel = (event: AnyEventObject): string => {
  const done = /^xstate\.done\.actor\.(.+)$/.exec(event.type)
  if (done) {
    const output = event["output"] as Result.Result<unknown, { _tag: string }>
    return `${done[1]} ${Result.isFailure(output) ? output.failure._tag : "ok"}`
  }
  const after = /^xstate\.after\.([^.]+)\./.exec(event.type)
  return after ? `after ${after[1]}` : event.type
}

const answersTo = (samples: Record<string, ReadonlyArray<unknown>>) =>
  Object.entries(samples).flatMap(([tag, values]) =>
    values.map((value) => (tag === "ok" ? Result.succeed(value) : Result.fail(value))),
  )

/** Returns the samples of an event. An event without samples is its only sample. */
export const samplesOf = (it: Model<any>, type: string): ReadonlyArray<AnyEventObject> =>
  (it.events as Record<string, ReadonlyArray<AnyEventObject>>)[type] ?? [{ type }]

/** Returns every sampled event that the machine's current states listen to. */
export const acceptedEvents = (it: Model<any>, snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> => {
  const nodes = (snapshot as unknown as { _nodes: ReadonlyArray<{ ownEvents: ReadonlyArray<string> }> })._nodes
  return [...new Set(nodes.flatMap((node) => node.ownEvents))].flatMap((type): ReadonlyArray<AnyEventObject> => {
    const port = /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1]
    if (port !== undefined) {
      const samples = (it.portResults as Record<string, Record<string, ReadonlyArray<unknown>>>)[port]
      if (!samples)
        throw new Error(`${it.machine.id}: no results for port "${port}". An invoke's id is its port's name.`)
      return answersTo(samples).map((output) => ({ type, output }))
    }
    if (type.startsWith("xstate.after.")) return [{ type }]
    if (type.startsWith("xstate.error."))
      throw new Error(`${it.machine.id}: "${type}": expected failures are results, a rejection is a bug.`)
    return samplesOf(it, type)
  })
}

/** Returns a text that is equal for equal values, such as two events. */
export const contentKey = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner))

/** Explores everything that can happen, by breadth-first search over the production machine. */
export const exploreModel = (it: Model<any>): Exploration => {
  const machine: AnyStateMachine = it.machine
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    `${stateName(snapshot.value)}|${it.distinguishBy ? contentKey(it.distinguishBy(snapshot.context)) : ""}`
  const map = getAdjacencyMap(machine, {
    input: it.input,
    events: (snapshot: AnyMachineSnapshot) => (snapshot.status === "active" ? acceptedEvents(it, snapshot) : []),
    serializeState: keyOf,
    serializeEvent: contentKey,
    limit: 20_000,
  } as never) as unknown as Record<
    string,
    { state: AnyMachineSnapshot; transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }> }
  >

  const nodes = Object.values(map)
  const initial = nodes[0]!.state
  const reach = new Map<string, ReadonlyArray<PathStep>>([[keyOf(initial), []]])
  const edges = new Map<string, SampledEdge>()
  const ways: Array<ReadonlyArray<PathStep>> = []
  for (const [key, way] of reach) {
    const source = map[key]!
    for (const step of Object.values(source.transitions)) {
      if (!source.state.can(step.event)) continue
      const [from, label, to] = [stateName(source.state.value), eventLabel(step.event), stateName(step.state.value)]
      const condition = it.when?.(source.state.context, step.event, from) ?? sampleLabel(step.event)
      const proves = [
        // A transition of a parent state counts once, whichever child state it leaves.
        ...transitionsOn(machine, source.state, step.event).map((taken) => `${taken}|${to}|${condition}`),
        // Each child state must accept the event nevertheless, and each state to which the sample leads must show it.
        `${from}|${label}`,
        `${contentKey(step.event)}|${to}`,
        // A step that stays in its state, such as a press on a checked radio button, proves nothing about steps that lead to that state.
      ].map((fact) => (from === to ? `${fact}|stays` : fact))
      const steps = [...way, { from, to, label, event: step.event, state: step.state, proves }]
      edges.set(`${from}|${label}|${to}|${condition}`, { from, event: label, to, when: condition })
      ways.push(steps)
      const next = keyOf(step.state)
      if (!reach.has(next)) reach.set(next, steps)
    }
  }
  return {
    initial,
    snapshots: [...reach.keys()].map((key) => map[key]!.state),
    edges: [...edges.values()],
    ways,
    keyOf,
  }
}

/** Returns a small number of paths that prove everything. The greedy cover always takes the path with the most unproved facts. */
export const coverPaths = ({ ways }: Pick<Exploration, "ways">): ReadonlyArray<SampledPath> => {
  const waiting = ways.map((way) => ({ way, proves: [...new Set(way.flatMap((step) => step.proves))] }))
  const left = new Set(waiting.flatMap(({ proves }) => proves))
  const chosen: Array<SampledPath> = []
  while (left.size > 0) {
    let best = waiting[0]!
    let most = -1
    for (const candidate of waiting) {
      const fresh = candidate.proves.filter((fact) => left.has(fact)).length
      const score = fresh - candidate.way.length / 1_000
      if (fresh > 0 && score > most) [best, most] = [candidate, score]
    }
    best.proves.forEach((fact) => left.delete(fact))
    chosen.push({ name: best.way.map((step) => step.label).join(" → "), steps: best.way })
  }
  return chosen
}

import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import { coverPaths, exploreModel, type SampledEdge, type Exploration, type SampledPath } from "./explore.ts"
import { stateName } from "./state-name.ts"
import type { Model, StateName, WrittenModel } from "./types.ts"

/** A model with its exploration: everything that can happen to its machine, and the consequences. */
export interface Explored<M extends AnyStateMachine> extends Model<M> {
  /** Every state in which the machine can rest, in the order of the chart. */
  readonly states: ReadonlyArray<StateName<M>>
  readonly exploration: () => Exploration
  readonly edges: () => ReadonlyArray<SampledEdge>
  /** The paths that together take every edge. */
  readonly paths: () => ReadonlyArray<SampledPath>
  /** Returns the snapshot of a state that the shortest way reaches. A story shows it without a running actor. */
  readonly at: (state: StateName<M>) => SnapshotFrom<M>
  /** Returns the feed that sends an event. Returns null if the visitor causes the event. */
  readonly feedOf: (type: string) => string | null
}

/** Returns the leaf states without transient (`always`) transitions. */
const restingStates = (machine: AnyStateMachine): ReadonlyArray<string> => {
  const resting: Array<string> = []
  const visit = (node: AnyStateMachine["root"]) => {
    const children = Object.values(node.states)
    const leavesAtOnce = node.always?.some((transition) => !transition.guard) ?? false
    if (children.length === 0 && !leavesAtOnce) resting.push(node.path.join("."))
    children.forEach(visit)
  }
  visit(machine.root)
  return resting
}

export const model = <M extends AnyStateMachine>(written: WrittenModel<M> & { readonly machine: M }): Explored<M> => {
  const complete = { input: undefined, events: {}, feeds: {}, ...written } as unknown as Model<M>
  let explored: Exploration | undefined
  const exploration = () => (explored ??= exploreModel(complete))
  return {
    ...complete,
    states: restingStates(complete.machine) as ReadonlyArray<StateName<M>>,
    exploration,
    edges: () => exploration().edges,
    paths: () => coverPaths(exploration()),
    at: (state) => {
      const match = exploration().snapshots.find((snapshot) => stateName(snapshot.value) === state)
      if (!match) throw new Error(`${complete.machine.id}: no way to reach "${state}" with the samples of its model.`)
      return match as SnapshotFrom<M>
    },
    feedOf: (type) =>
      Object.entries(complete.feeds as Record<string, ReadonlyArray<string>>).find(([, types]) =>
        types.includes(type),
      )?.[0] ?? null,
  }
}

export type AnyExplored = Explored<any>
export type { AnyEventObject, AnyMachineSnapshot }

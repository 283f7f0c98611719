import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import { coverPaths, exploreModel, type SampledEdge, type Exploration, type SampledPath } from "./explore.ts"
import { formatStateName } from "./state-name.ts"
import type { Model, StateName, WrittenModel } from "./types.ts"

/** A model with the results of its exploration: everything that the machine can do with the samples. */
export interface Explored<M extends AnyStateMachine> extends Model<M> {
  /** Every state in which the machine can rest, in the order of the chart. */
  readonly states: ReadonlyArray<StateName<M>>
  readonly exploration: () => Exploration
  readonly edges: () => ReadonlyArray<SampledEdge>
  /** The paths that together take every edge. */
  readonly paths: () => ReadonlyArray<SampledPath>
  /**
   * Returns the snapshot of a state after its shortest path. A story shows it without a running actor. Throws if the samples do not lead to
   * the state.
   */
  readonly at: (state: StateName<M>) => SnapshotFrom<M>
  /** Returns the feed that sends an event, or null for an event that no feed sends. */
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

/** Completes a model. The exploration runs when its results are first used. */
export const defineModel = <M extends AnyStateMachine>(
  written: WrittenModel<M> & { readonly machine: M },
): Explored<M> => {
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
      const match = exploration().snapshots.find((snapshot) => formatStateName(snapshot.value) === state)
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

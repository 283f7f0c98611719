import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import { stateName } from "./state-name.ts"
import { coverPaths, exploreModel, type SampledEdge, type Exploration, type SampledPath } from "./explore.ts"
import type { Model, StateName, WrittenModel } from "./types.ts"

/** A machine with everything that can happen to it, and what follows from that. */
export interface Explored<M extends AnyStateMachine> extends Model<M> {
  /** Every state a person can stop in, in the order of the chart. */
  readonly states: ReadonlyArray<StateName<M>>
  readonly exploration: () => Exploration
  readonly edges: () => ReadonlyArray<SampledEdge>
  /** Paths that together take every edge. */
  readonly paths: () => ReadonlyArray<SampledPath>
  /** The snapshot reached by the shortest way. Frozen: a story shows it, nothing runs. */
  readonly at: (state: StateName<M>) => SnapshotFrom<M>
  /** Events that a feed sends, not a person. */
  readonly feedOf: (type: string) => string | null
}

/** Leaf states without transient (`always`) transitions. */
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

import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from "xstate"

type Node = AnyStateMachine["root"]

const branchesOf = (node: Node): ReadonlyArray<[string, ReadonlyArray<AnyTransitionDefinition>]> => [
  ...[...node.transitions.entries()].map(
    ([type, list]) => [type, list] as [string, ReadonlyArray<AnyTransitionDefinition>],
  ),
  ...(node.always ? [["always", node.always] as [string, ReadonlyArray<AnyTransitionDefinition>]] : []),
]

/** Returns true if a transition ignores its event: it has neither a target nor actions. */
const isIgnored = (transition: AnyTransitionDefinition) =>
  transition.target === undefined && transition.actions.length === 0

const nameOf = (node: Node, type: string, index: number) => `${node.id} on ${type} [${index}]`

const transitionName = (transition: AnyTransitionDefinition): string => {
  const source = transition.source as Node
  const [type, branches] = branchesOf(source).find(([, all]) => all.includes(transition))!
  return nameOf(source, type, branches.indexOf(transition))
}

/** Returns the names of the transitions that the event triggers, without the `always` transitions that follow them. */
export const transitionsOn = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): ReadonlyArray<string> => machine.getTransitionData(snapshot, event).map(transitionName)

/**
 * Returns the names of all transitions of a machine, one for each guarded branch. The coverage of the walks is measured against this list.
 */
export const transitionsOf = (machine: AnyStateMachine): ReadonlyArray<string> => {
  const names: Array<string> = []
  const visit = (node: Node) => {
    for (const [type, branches] of branchesOf(node))
      branches.forEach((branch, index) => {
        if (!isIgnored(branch)) names.push(nameOf(node, type, index))
      })
    Object.values(node.states).forEach(visit)
  }
  visit(machine.root)
  return names
}

/** Creates a recorder of the transitions that an actor takes. The actor must get `inspect` when it is created. */
export const createTransitionRecorder = (machineId: string) => {
  const takenTransitions = new Set<string>()
  const inspect = (event: InspectionEvent) => {
    if (event.type !== "@xstate.microstep") return
    for (const transition of event._transitions) {
      if ((transition.source as Node).machine.id !== machineId || isIgnored(transition)) continue
      takenTransitions.add(transitionName(transition))
    }
  }
  return { taken: takenTransitions, inspect }
}

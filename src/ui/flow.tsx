import { useActorRef, useMachine } from "@xstate/react"
import { createContext, use, useEffect, useEffectEvent, useRef } from "react"
import type { ActorOptions, ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate"

interface Options extends Pick<ActorOptions<AnyStateMachine>, "clock" | "inspect"> {
  /** By machine id: start there, frozen. */
  readonly snapshots?: { readonly [machine: string]: AnyMachineSnapshot }
}

/** How actors of this tree are started. Empty in the product; tests hand in a clock that stands still, stories a snapshot. */
export const FlowOptions = createContext<Options>({})

/** For the view of a settled state: says once, on arrival, what a parent machine waits for. */
export const useOnArrival = (say: () => void): void => {
  const saying = useEffectEvent(say)
  useEffect(() => saying(), [])
}

/** For a component whose machine has to know that a prop is another one than it began with. */
export const useOnChange = (value: unknown, say: () => void): void => {
  const saying = useEffectEvent(say)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    saying()
  }, [value])
}

/** Runs a machine for as long as the component lives. A bug inside it reaches the error boundary. */
export const useFlow = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): [SnapshotFrom<M>, (event: EventFromLogic<M>) => void] => {
  const { snapshots, ...options } = use(FlowOptions)
  const snapshot = snapshots?.[machine.id]
  const [state, send] = useMachine(machine, { ...options, input, ...(snapshot ? { snapshot } : {}) } as never)
  const { status, error } = state as AnyMachineSnapshot
  if (status === "error") throw error
  return [state as SnapshotFrom<M>, send as (event: EventFromLogic<M>) => void]
}

/** The actor itself, for a page where one machine listens to another. Read it with `useSelector`. */
export const useFlowActor = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): ActorRefFrom<M> => {
  const { snapshots, ...options } = use(FlowOptions)
  const snapshot = snapshots?.[machine.id]
  return useActorRef(machine, { ...options, input, ...(snapshot ? { snapshot } : {}) } as never) as ActorRefFrom<M>
}

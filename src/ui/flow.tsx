import { useActorRef, useMachine } from "@xstate/react"
import { createContext, use, useEffect, useEffectEvent, useRef } from "react"
import type {
  ActorOptions,
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from "xstate"

interface Options extends Pick<ActorOptions<AnyStateMachine>, "clock" | "inspect"> {
  /** By machine id: start there, frozen. */
  readonly snapshots?: { readonly [machine: string]: AnyMachineSnapshot }
}

/** How actors of this tree are started. Empty in the product; tests hand in a clock that stands still, stories a snapshot. */
export const FlowOptions = createContext<Options>({})

/** For the view of a settled state: says once, on arrival, what a parent machine waits for. */
export const useOnMount = (say: () => void): void => {
  const saying = useEffectEvent(say)
  useEffect(() => saying(), [])
}

/**
 * Notifies the component's machine when a value of the parent has changed. `first` is the value the machine started with:
 * null for a machine that starts without one and is notified of the first value too.
 */
export const useOnChange = (value: unknown, notify: () => void, first = value): void => {
  const last = useRef(first)
  const notifying = useEffectEvent(notify)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    notifying()
  }, [value])
}

/** Runs a machine for as long as the component lives. A bug inside it reaches the error boundary. */
export const useFlow = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
): [SnapshotFrom<M>, (event: EventFromLogic<M>) => void] => {
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

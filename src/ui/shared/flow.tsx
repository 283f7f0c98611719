import { useActorRef, useMachine } from "@xstate/react"
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react"
import type {
  ActorOptions,
  ActorRefFrom,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from "xstate"

interface Options extends Pick<ActorOptions<AnyStateMachine>, "clock" | "inspect"> {
  /** Snapshots by machine id: the actor starts there and stays frozen. */
  readonly snapshots?: { readonly [machine: string]: AnyMachineSnapshot }
}

/** Options for all actors of a tree. Empty in production; tests pass a stopped clock, stories a snapshot. */
export const FlowOptions = createContext<Options>({})

/** For the view of a settled state: notifies a parent machine once, on mount. */
export const useOnMount = (notify: () => void): void => {
  const onMount = useEffectEvent(notify)
  useEffect(() => onMount(), [])
}

/**
 * Notifies the component's machine when a value of the parent has changed. `first` is the value the machine started with:
 * null for a machine that starts without one and is notified of the first value too.
 */
export const useOnChange = (value: unknown, notify: () => void, first = value): void => {
  const last = useRef(first)
  const onChange = useEffectEvent(notify)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange()
  }, [value])
}

/** A handler for each event that a machine emits, which passes it on to the parent's machine. */
type EmittedHandlers<M extends AnyStateMachine> = {
  readonly [T in EmittedFrom<M>["type"]]: (event: Extract<EmittedFrom<M>, { type: T }>) => void
}

/** Runs a machine while the component is mounted. An error inside it reaches the error boundary. */
export const useFlow = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  handlers?: EmittedHandlers<M>,
): [SnapshotFrom<M>, (event: EventFromLogic<M>) => void] => {
  const { snapshots, ...options } = use(FlowOptions)
  const snapshot = snapshots?.[machine.id]
  const [state, send, actor] = useMachine(machine, { ...options, input, ...(snapshot ? { snapshot } : {}) } as never)
  const handle = useEffectEvent((event: AnyEventObject) =>
    (handlers as Record<string, (event: AnyEventObject) => void> | undefined)?.[event.type]?.(event),
  )
  // A layout effect, because the actor starts in an effect and may emit at once.
  useLayoutEffect(() => {
    const listening = actor.on("*", (event) => handle(event))
    return () => listening.unsubscribe()
  }, [actor])
  const { status, error } = state as AnyMachineSnapshot
  if (status === "error") throw error
  return [state as SnapshotFrom<M>, send as (event: EventFromLogic<M>) => void]
}

/** Returns the actor itself, for a page whose machines listen to each other. Read it with `useSelector`. */
export const useFlowActor = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): ActorRefFrom<M> => {
  const { snapshots, ...options } = use(FlowOptions)
  const snapshot = snapshots?.[machine.id]
  return useActorRef(machine, { ...options, input, ...(snapshot ? { snapshot } : {}) } as never) as ActorRefFrom<M>
}

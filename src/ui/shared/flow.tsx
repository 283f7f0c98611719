import { useActorRef, useMachine } from "@xstate/react"
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react"
import type {
  ActorOptions,
  ActorRefFrom,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  Snapshot,
  SnapshotFrom,
  StateValue,
} from "xstate"
import type { StateName } from "#machines/kit/types.ts"

interface Options extends Pick<ActorOptions<AnyStateMachine>, "clock" | "inspect"> {
  /** Snapshots by machine id. The actor starts from its snapshot and stays frozen. */
  readonly snapshots?: { readonly [machine: string]: AnyMachineSnapshot }
  /** Returns the snapshot to start from if the document embeds the machine's first responses, otherwise null. */
  readonly restore?: (machine: AnyStateMachine, input: unknown) => Promise<Snapshot<unknown>> | null
  /** Called when a machine has started. */
  readonly markStarted?: (machine: AnyStateMachine, input: unknown) => void
}

/** Options for all actors of a tree. The site passes `restore`, tests pass a stopped clock, stories pass a snapshot. */
export const FlowOptions = createContext<Options>({})

/** Calls `notify` once, on mount, so that the view of a settled state can send an event to a parent machine. */
export const useOnMount = (notify: () => void): void => {
  const onMount = useEffectEvent(notify)
  useEffect(() => onMount(), [])
}

/**
 * Returns the options of an actor. Suspends while the responses embedded in the document are decoded, and React keeps the
 * server's HTML until then.
 */
const useActorOptions = (machine: AnyStateMachine, input: unknown) => {
  const { snapshots, restore, markStarted, ...options } = use(FlowOptions)
  useOnMount(() => markStarted?.(machine, input))
  const restoring = restore?.(machine, input) ?? null
  const snapshot = snapshots?.[machine.id] ?? (restoring && use(restoring))
  return { ...options, input, ...(snapshot && { snapshot }) } as never
}

/**
 * Notifies the component's machine when a value of the parent has changed. `first` is the value with which the machine started.
 * Pass null for a machine that starts without a value and must be notified of the first value too.
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

/** The handlers of the events that a machine emits. Each handler passes its event on to the parent's machine. */
type EmittedHandlers<M extends AnyStateMachine> = {
  readonly [T in EmittedFrom<M>["type"]]: (event: Extract<EmittedFrom<M>, { type: T }>) => void
}

/**
 * Runs a machine while the component is mounted, and returns its snapshot and `send`. An error inside the machine reaches the
 * error boundary.
 */
export const useFlow = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  handlers?: EmittedHandlers<M>,
): ScreenProps<M> => {
  const [state, send, actor] = useMachine(machine, useActorOptions(machine, input))
  const handle = useEffectEvent((event: AnyEventObject) =>
    (handlers as Record<string, (event: AnyEventObject) => void> | undefined)?.[event.type]?.(event),
  )
  // Subscribes in a layout effect, because the actor starts in an effect and may emit immediately.
  useLayoutEffect(() => {
    const listening = actor.on("*", (event) => handle(event))
    return () => listening.unsubscribe()
  }, [actor])
  const { status, error } = state as AnyMachineSnapshot
  if (status === "error") throw error
  return { state: state as SnapshotFrom<M>, send: send as ScreenProps<M>["send"] }
}

/** Returns the actor itself, for a page whose machines listen to each other. Read its state with `useSelector`. */
export const useFlowActor = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): ActorRefFrom<M> =>
  useActorRef(machine, useActorOptions(machine, input)) as ActorRefFrom<M>

/** Props of every screen: the machine's snapshot and its `send`. */
export interface ScreenProps<M extends AnyStateMachine> {
  readonly state: SnapshotFrom<M>
  readonly send: (event: EventFromLogic<M>) => void
}

type View<M extends AnyStateMachine, Extra> = (props: ScreenProps<M> & Extra) => ReactNode
/** The outermost part of a state's name: "sending" of "sending.requesting". */
type Outer<Name extends string> = Name extends `${infer Parent}.${string}` ? Parent : Name
type Inner<Name extends string, Parent extends string> = Name extends `${Parent}.${infer Child}` ? Child : never

type ViewsOf<Name extends string, V> = {
  readonly [Parent in Outer<Name>]:
    | V
    | ([Inner<Name, Parent>] extends [never] ? never : ViewsOf<Inner<Name, Parent>, V>)
}
type SomeViewsOf<Name extends string, V> = {
  readonly [Parent in Outer<Name>]?: V | SomeViewsOf<Inner<Name, Parent>, V>
}

/**
 * One view for each state, or one view of a parent state for all states inside it. A missing view is a compile error. React keeps a
 * component that several states share. The input, focus, open menus and open dialogs of the component stay, and a message is not announced
 * twice. Screens therefore render the states of one form, button or dialog with one component.
 */
export type StateViews<M extends AnyStateMachine, Extra = unknown> = ViewsOf<StateName<M>, View<M, Extra>>

/** Views for some states, such as messages and notes that most states do not have. The main map of a screen names every state. */
export type PartialViews<M extends AnyStateMachine, Extra = unknown> = SomeViewsOf<StateName<M>, View<M, Extra>>

/** Renders nothing, for example in a transient state that `always` leaves immediately. */
export const noView = () => null

type AnyView<Props> = ((props: Props) => ReactNode) | { readonly [state: string]: AnyView<Props> }

const viewOf = <Props,>(views: AnyView<Props> | undefined, value?: StateValue): ((props: Props) => ReactNode) => {
  if (typeof views === "function") return views
  if (views === undefined || value === undefined) return noView
  if (typeof value === "string") return viewOf(views[value])
  const [state, inner] = Object.entries(value)[0]!
  return viewOf(views[state], inner)
}

/** Renders the view of the current state. Renders nothing if a partial map has no view for it. */
export const renderView = <M extends AnyStateMachine, Extra>(
  views: StateViews<M, Extra> | PartialViews<M, Extra>,
  props: NoInfer<ScreenProps<M> & Extra>,
) => {
  const { value } = props.state as { value: StateValue }
  const View = viewOf(views as AnyView<ScreenProps<M> & Extra>, value)
  return <View {...props} />
}

import type { ReactNode } from "react"
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from "xstate"
import type { StateName } from "#machines/kit/types.ts"
import { stateName } from "#machines/shared/state-name.ts"

/** Props of every screen: the machine's snapshot and its `send`. */
export interface ScreenProps<M extends AnyStateMachine> {
  readonly state: SnapshotFrom<M>
  readonly send: (event: EventFromLogic<M>) => void
}

/** One view per state: a state without a view does not compile. States that share a component keep its input and focus. */
export type StateViews<M extends AnyStateMachine, Extra = unknown> = {
  readonly [S in StateName<M>]: (props: ScreenProps<M> & Extra) => ReactNode
}

/** Messages, notes and the like, which most states do not have. The main map of a screen names every state. */
export type PartialViews<M extends AnyStateMachine, Extra = unknown> = Partial<StateViews<M, Extra>>

/** For a transient state, left at once by `always`, or a state that renders nothing. */
export const noView = () => null

/** The view of the current state; nothing where a partial map has none. */
export const renderView = <M extends AnyStateMachine, Extra>(
  views: StateViews<M, Extra> | PartialViews<M, Extra>,
  state: SnapshotFrom<M>,
) =>
  (views as Record<string, (props: ScreenProps<M> & Extra) => ReactNode>)[
    stateName((state as { value: never }).value)
  ] ?? noView

import type { ReactNode } from "react"
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from "xstate"
import type { StateName } from "../machines/kit/types"
import { stateName } from "../machines/state-name"

/** What every screen is given: where the machine is, and how to speak to it. */
export interface ScreenProps<M extends AnyStateMachine> {
  readonly state: SnapshotFrom<M>
  readonly send: (event: EventFromLogic<M>) => void
}

/** One view per state: a state without a view does not compile. States that share one component keep what was typed. */
export type StateViews<M extends AnyStateMachine, Extra = unknown> = {
  readonly [S in StateName<M>]: (props: ScreenProps<M> & Extra) => ReactNode
}

/** For a state that is left at once, by `always`. */
export const noView = () => null

/** The view of the state the machine is in. */
export const renderView = <M extends AnyStateMachine, Extra>(views: StateViews<M, Extra>, state: SnapshotFrom<M>) =>
  (views as Record<string, (props: ScreenProps<M> & Extra) => ReactNode>)[stateName((state as { value: never }).value)]!

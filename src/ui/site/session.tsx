import { useSelector } from "@xstate/react"
import { createContext, use } from "react"
import type { ActorRef, ActorRefFrom, EventObject, Snapshot } from "xstate"
import type { SessionState } from "#domain/site/session.ts"
import { sessionStateOf, type session } from "#machines/site/session.machine.ts"

/** The session of the application. Null in stories and walks, which have no signed-in user. */
export const SessionContext = createContext<ActorRefFrom<typeof session> | null>(null)

const anonymous: SessionState = { status: "anonymous", profile: null }
const isSameState = (one: SessionState, other: SessionState) =>
  one.status === other.status && one.profile === other.profile

/** Returns the session's state and profile. Changes of the machine that affect neither cause no render. */
export const useSession = (): SessionState =>
  useSelector(
    use(SessionContext) ?? undefined,
    (state) => (state === undefined ? anonymous : sessionStateOf(state)),
    isSameState,
  )

const identity = <Value,>(value: Value): Value => value

/** Returns the state of an actor of the whole application, as `useFlow` does for a flow. An error inside it reaches the error boundary. */
export const useAppActor = <State extends Snapshot<unknown>, Event extends EventObject>(
  actor: ActorRef<State, Event>,
): { readonly state: State; readonly send: (event: Event) => void } => {
  const state = useSelector(actor, identity<State>)
  if (state.status === "error") throw state.error
  return { state, send: actor.send }
}

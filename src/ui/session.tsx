import { useSelector } from "@xstate/react"
import { createContext, use } from "react"
import type { ActorRef, ActorRefFrom, EventObject, Snapshot } from "xstate"
import type { Visitor } from "../domain/session"
import type { session } from "../machines/session/session.machine"
import { visitorOf } from "../machines/session/session.machine"

/** The session of the application; null in a story or a walk, where nobody is signed in. */
export const SessionContext = createContext<ActorRefFrom<typeof session> | null>(null)

const nobody: Visitor = { session: "anonymous", profile: null }
const same = (one: Visitor, other: Visitor) => one.session === other.session && one.profile === other.profile

/** Who is there. */
export const useSession = (): Visitor =>
  useSelector(use(SessionContext) ?? undefined, (state) => (state === undefined ? nobody : visitorOf(state)), same)

const whole = <Value,>(value: Value): Value => value

/** An actor that lives as long as the application, in the shape of useFlow. A bug inside it reaches the error boundary. */
export const useAppActor = <State extends Snapshot<unknown>, Event extends EventObject>(
  actor: ActorRef<State, Event>,
): [State, (event: Event) => void] => {
  const state = useSelector(actor, whole<State>)
  if (state.status === "error") throw state.error
  return [state, actor.send]
}

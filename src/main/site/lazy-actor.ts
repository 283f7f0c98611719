import { createActor } from "xstate"
import type { ActorRefFrom, AnyStateMachine } from "xstate"

/** Starts the machine with its first use, so that a page that does not need it yet hydrates sooner. */
export const lazyActor = <Machine extends AnyStateMachine>(provide: () => Machine): (() => ActorRefFrom<Machine>) => {
  let actor: ActorRefFrom<Machine> | null = null
  return () => (actor ??= createActor(provide()).start() as ActorRefFrom<Machine>)
}

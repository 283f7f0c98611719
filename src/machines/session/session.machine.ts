import { assign, setup } from "xstate"
import type { Profile } from "../../domain/account"
import type { CallFailed } from "../../domain/failure"
import { feed, port, succeeded, success } from "../port"

export type SessionTold = { type: "session.began" } | { type: "session.ended" } | { type: "session.lost" }

const whileSignedIn = {
  "session.began": { target: "checking", reenter: true, actions: "forget" },
  "session.ended": { target: "anonymous", actions: "forget" },
  "session.lost": { target: "anonymous", actions: "forget" },
  "profile.reload": { target: "checking", reenter: true }
} as const

/** State set 1: docs/states/session.md. The tokens themselves are the adapters' business. */
export const session = setup({
  types: {} as {
    context: { profile: Profile | null }
    events: SessionTold | { type: "profile.reload" }
  },
  actors: {
    watchTokens: feed<SessionTold>("watchTokens"),
    loadProfile: port<void, Profile, CallFailed>("loadProfile")
  },
  actions: {
    forget: assign({ profile: null })
  }
}).createMachine({
  id: "session",
  context: { profile: null },
  invoke: { id: "watchTokens", src: "watchTokens" },
  initial: "anonymous",
  states: {
    anonymous: {
      on: { "session.began": "checking" }
    },
    checking: {
      on: whileSignedIn,
      invoke: {
        id: "loadProfile",
        src: "loadProfile",
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && success({ event }).isDemo,
            target: "demo",
            actions: assign({ profile: ({ event }) => success({ event }) })
          },
          {
            guard: succeeded,
            target: "authenticated",
            actions: assign({ profile: ({ event }) => success({ event }) })
          },
          { target: "authenticated" }
        ]
      }
    },
    authenticated: { on: whileSignedIn },
    demo: { on: whileSignedIn }
  }
})

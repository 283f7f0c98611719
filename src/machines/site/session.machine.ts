import { assign, type SnapshotFrom } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Profile } from "#domain/site/account.ts"
import type { SessionState } from "#domain/site/session.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export type SessionChanged =
  /** Tokens existed at the start, or the visitor signed in. */
  | { type: "session.started" }
  /** A sign-in happened in another tab, possibly of another customer. */
  | { type: "session.changed" }
  /** The visitor signed out in this tab or in another tab. */
  | { type: "session.ended" }
  /** The server revoked the session. */
  | { type: "session.lost" }

const whileSignedIn = {
  "session.started": { target: "checking", reenter: true, actions: "clearProfile" },
  "session.changed": { target: "checking", reenter: true, actions: ["clearProfile", "countChange"] },
  "session.ended": { target: "anonymous", actions: "clearProfile" },
  "session.lost": { target: "anonymous", actions: "clearProfile" },
  "profile.reload": { target: "checking", reenter: true },
} as const

/** State set 1, session: docs/states/site/session.md. Adapters handle the tokens. */
export const session = setup({
  types: {} as {
    /** `changes` is the number of sign-ins in other tabs, after which the shown data may be a different customer's. */
    context: { profile: Profile | null; changes: number }
    events: SessionChanged | { type: "profile.reload" }
  },
  actors: {
    watchTokens: feed<SessionChanged>("watchTokens"),
    loadProfile: port<void, Profile, CallFailed>("loadProfile"),
  },
  actions: {
    clearProfile: assign({ profile: null }),
    countChange: assign({ changes: ({ context }) => context.changes + 1 }),
  },
}).createMachine({
  id: "session",
  context: { profile: null, changes: 0 },
  invoke: { src: "watchTokens" },
  initial: "anonymous",
  states: {
    anonymous: {
      on: {
        "session.started": "checking",
        "session.changed": { target: "checking", actions: "countChange" },
      },
    },
    checking: {
      on: whileSignedIn,
      invoke: {
        src: "loadProfile",
        onDone: answers({
          ok: [
            { when: ({ isDemo }) => isDemo, target: "demo", assign: (profile) => ({ profile }) },
            { target: "authenticated", assign: (profile) => ({ profile }) },
          ],
          otherwise: "authenticated",
        }),
      },
    },
    authenticated: { on: whileSignedIn },
    demo: { on: whileSignedIn },
  },
})

export const sessionStateOf = (state: SnapshotFrom<typeof session>): SessionState => ({
  status: state.value,
  profile: state.context.profile,
})

import { assign } from "xstate"
import type { RouteAccess } from "#domain/site/routes.ts"
import { isSignedIn, type SessionState } from "#domain/site/session.ts"
import { setup, feed } from "#machines/shared/port.ts"

/** The event of a new URL or of a change of the visitor. */
export interface RouteChanged {
  type: "route.changed"
  /** The access rule of the page, or null if no page has this URL. */
  access: RouteAccess | null
  /** The path and the query as written. */
  at: string
  session: SessionState
  /** True if a customer has signed in with this browser before. */
  isReturning: boolean
}

const needsProfile: ReadonlyArray<RouteAccess | null> = ["guest", "demo", "partner", "settings"]
const publicAccess: ReadonlyArray<RouteAccess | null> = ["public", "guest", "demo", null]

interface GuardArgs {
  readonly event: RouteChanged
}

/** State set 5, route guard: docs/states/site/route-guard.md. A single machine serves the whole site, and decides on every event. */
export const routeGuard = setup({
  types: {} as {
    context: { at: string }
    events: RouteChanged
  },
  actors: { watchPage: feed<RouteChanged>("watchPage") },
  guards: {
    isPageMissing: ({ event }: GuardArgs) => event.access === null,
    /** The previous profile applies while the profile reloads, so that the page and its input stay. */
    isProfileLoading: ({ event: { access, session } }: GuardArgs) =>
      needsProfile.includes(access) && session.status === "checking" && session.profile === null,
    requiresSignUp: ({ event }: GuardArgs) =>
      event.access === "signup" && !isSignedIn(event.session) && !event.isReturning,
    requiresSignIn: ({ event }: GuardArgs) => !publicAccess.includes(event.access) && !isSignedIn(event.session),
    isSignedInGuest: ({ event }: GuardArgs) => event.access === "guest" && event.session.status === "authenticated",
    isRealCustomer: ({ event }: GuardArgs) => event.access === "demo" && event.session.status === "authenticated",
    isDemoOrder: ({ event: { access, session } }: GuardArgs) =>
      (access === "signup" || access === "pay") && session.status === "demo",
    /** A visitor whose profile failed to load may be a partner, so the page itself shows the failure and retries. */
    isNoPartner: ({ event }: GuardArgs) => event.access === "partner" && event.session.profile?.isPartner === false,
    isWithoutPassword: ({ event: { access, session } }: GuardArgs) =>
      // A demo customer has no password to set. `isDemo` also applies while the profile reloads.
      access === "settings" && session.profile?.hasPassword === false && !session.profile.isDemo,
    /** A page that has just signed the visitor in stays, because it redirects itself. */
    isSigningIn: ({ event }: GuardArgs) =>
      (event.access === "guest" || event.access === "demo") && event.session.status === "checking",
  },
}).createMachine({
  id: "routeGuard",
  context: { at: "/" },
  invoke: { src: "watchPage" },
  initial: "waiting",
  on: {
    "route.changed": { target: ".deciding", actions: assign({ at: ({ event }) => event.at }) },
  },
  states: {
    deciding: {
      always: [
        { guard: "isPageMissing", target: "notFound" },
        { guard: "isProfileLoading", target: "waiting" },
        { guard: "requiresSignUp", target: "toSignUp" },
        { guard: "requiresSignIn", target: "toSignIn" },
        { guard: "isSignedInGuest", target: "redirecting" },
        { guard: "isRealCustomer", target: "toDashboard" },
        { guard: "isDemoOrder", target: "toDemo" },
        { guard: "isNoPartner", target: "toDashboard" },
        { guard: "isWithoutPassword", target: "setPassword" },
        { target: "allow" },
      ],
    },
    waiting: {},
    allow: {
      on: {
        "route.changed": [
          { guard: "isSigningIn", actions: assign({ at: ({ event }) => event.at }) },
          { target: "deciding", actions: assign({ at: ({ event }) => event.at }) },
        ],
      },
    },
    toSignIn: {},
    toSignUp: {},
    toDashboard: {},
    toDemo: {},
    redirecting: {},
    setPassword: {},
    notFound: {},
  },
})

import { assign } from "xstate"
import type { RouteAccess } from "#domain/site/routes.ts"
import { isSignedIn, type Visitor } from "#domain/site/session.ts"
import { setup, feed } from "#machines/shared/port.ts"

/** The page of the URL or the visitor has changed. */
export interface RouteChanged {
  type: "route.changed"
  /** Null if no page has this URL. */
  access: RouteAccess | null
  /** The path and the query as written. */
  at: string
  visitor: Visitor
  /** True if a customer has signed in with this browser before. */
  isReturning: boolean
}

const needsProfile: ReadonlyArray<RouteAccess | null> = ["guest", "demo", "partner", "settings"]
const open: ReadonlyArray<RouteAccess | null> = ["public", "guest", "demo", null]

interface Telling {
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
    isNoPage: ({ event }: Telling) => event.access === null,
    /** While the profile reloads, the previous one applies, so that the page and its input stay. */
    isUnknownYet: ({ event: { access, visitor } }: Telling) =>
      needsProfile.includes(access) && visitor.session === "checking" && visitor.profile === null,
    isSignUpFirst: ({ event }: Telling) =>
      event.access === "signup" && !isSignedIn(event.visitor) && !event.isReturning,
    isSignInFirst: ({ event }: Telling) => !open.includes(event.access) && !isSignedIn(event.visitor),
    isGuestNoMore: ({ event }: Telling) => event.access === "guest" && event.visitor.session === "authenticated",
    isRealByNow: ({ event }: Telling) => event.access === "demo" && event.visitor.session === "authenticated",
    isDemoOrder: ({ event: { access, visitor } }: Telling) =>
      (access === "signup" || access === "pay") && visitor.session === "demo",
    /** A visitor whose profile failed to load may be a partner, so the page itself shows the failure and retries. */
    isNoPartner: ({ event }: Telling) => event.access === "partner" && event.visitor.profile?.isPartner === false,
    isWithoutPassword: ({ event: { access, visitor } }: Telling) =>
      // A demo customer has no password to set. `isDemo` also applies while the profile reloads.
      access === "settings" && visitor.profile?.hasPassword === false && !visitor.profile.isDemo,
    /** A page that has just signed the visitor in stays, because it redirects itself. */
    isSigningIn: ({ event }: Telling) =>
      (event.access === "guest" || event.access === "demo") && event.visitor.session === "checking",
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
        { guard: "isNoPage", target: "notFound" },
        { guard: "isUnknownYet", target: "waiting" },
        { guard: "isSignUpFirst", target: "toSignUp" },
        { guard: "isSignInFirst", target: "toSignIn" },
        { guard: "isGuestNoMore", target: "onward" },
        { guard: "isRealByNow", target: "toDashboard" },
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
    onward: {},
    setPassword: {},
    notFound: {},
  },
})

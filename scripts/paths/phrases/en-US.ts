import cabinet from "../../../locales/en-US/cabinet.json"
import type { Phrases } from "./phrases"
import { grammar } from "./grammar/en-US"
import { ports } from "./ports/en-US"

const { filters } = cabinet.contracts

/** English. A new machine, port or happening is added here; tests/paths/phrases.test.ts names what is missing. */
export const phrases: Phrases = {
  ...grammar,
  machines: {
    promoCheck: "Promo code check", signIn: "Sign-in", resendConfirmation: "Sending the confirmation mail again",
    confirmEmail: "E-mail confirmation", signUp: "Sign-up", promoVisibility: "Promo field of the sign-up", copyText: "Copying",
    countdown: "Countdown", paymentMethods: "Ways to pay", createInvoice: "Preparing a payment", paymentStatus: "Payment status",
    cryptoStatus: "Payment in cryptocurrency", contracts: "Contracts", session: "Session", tokenRefresh: "Renewing the session",
    signOut: "Sign-out", lazyChunk: "Loading a part of the site", routeGuard: "Who may open a page", notifications: "Notifications",
    notification: "One notification", theme: "Theme", locale: "Language", rates: "Rates on the start page", calculator: "Calculator",
    createOrder: "Creating an order", assignOrder: "Assigning an order", connection: "Connection", sidebar: "Sidebar",
    recoveryMode: "Which recovery form", recoveryRequest: "Asking for a new password", recoverySetPassword: "Setting a new password",
    setPassword: "Prompt to set a password", apiCall: "API call", twoFactorChallenge: "Question for the second factor",
    marketingCapture: "Where the visitor came from", referralCapture: "Referral code",
  },
  ports,
  happenings: {
    "connection.restored": "the connection is there again",
    "sidebar.wasOpened": "the browser remembers an open sidebar",
    "sidebar.wasClosed": "the browser remembers a closed sidebar",
    "call.send": "a part of the app calls the server",
    "call.challenged": "a call is answered with the question for the second factor",
    "call.over": "a call that waited for the code is over",
    "marketing.changed": "what is known of the visitor's source changes",
    "code.arrived": "the visitor comes with a referral code in the address",
    "code.found": "a stored referral code is found",
    "code.type": "a code is typed elsewhere in the app",
    "code.clear": "the code is cleared elsewhere in the app",
    "visit.told": "the visitor or the place changes",
    "code.pending": "the promo code is still being checked",
    "code.accepted": "the promo code proves valid, or the field is empty",
    "code.refused": "the promo code proves not valid",
    "query.changed": ({ query }) => `the address asks for the filter "${filters[query.state as keyof typeof filters]}", page ${query.page}`,
    "order.assigned": "the order is assigned to the person",
    "page.shown": "the page comes to the front",
    "page.hidden": "the page goes to the background",
    "rate.ended": "the time of the fixed rate is over",
    "session.began": "somebody signs in, in this tab",
    "session.changed": "somebody else signs in, in another tab",
    "session.ended": "somebody signs out, in this tab or another",
    "session.lost": "the server takes the session back",
    "profile.reload": "the app asks for the profile anew",
    "token.rejected": "the server no longer accepts the session's key",
    "call.retried": "the call that waited is sent again",
    "page.told": ({ at }) => `the page ${at} is asked for`,
    "notification.raise": "something happens that the person is told of",
    "connection.lost": "the connection is lost",
  },
  samples: {},
  reasons: {
    offline: "there is no connection", timeout: "no answer comes in time", server: "the server has an error of its own",
    unavailable: "the service is not available", malformed: "the answer cannot be read", refused: "the server refuses and says why",
    tooMany: "too many attempts", forbidden: "it is not allowed", unauthorized: "the session is over", notFound: "there is no such thing",
    cancelled: "the person closes the question for the second factor",
  },
}

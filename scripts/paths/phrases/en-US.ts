import type { Phrases } from "./phrases"
import { counted } from "./phrases"
import { grammar } from "./grammar/en-US"

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
  },
  ports: {
    checkCode: { call: "checking the promo code", answers: { ok: "the server answers about the promo code" } },
    obtainHumanCheck: { call: "the human check", answers: { ok: "the human check lets the person through" } },
    signIn: { call: "signing in", answers: {
      ok: "the server lets the person in", UserNotVerified: "the server answers that the e-mail address is not confirmed",
    } },
    requestMail: { call: "asking for the mail", answers: { ok: "the server promises to send the mail" } },
    takeToken: { call: "reading the link", answers: { ok: "the link of the mail has its code", NoToken: "the link came without its code" } },
    confirmEmail: { call: "confirming the address", answers: {
      ok: "the server confirms the address", OldToken: "the server answers that the link has expired",
      AlreadyConfirmed: "the server answers that the address is confirmed already",
    } },
    signUp: { call: "signing up", answers: {
      ok: "the server creates the account", AlreadyRegistered: "the server answers that there is an account with this address already",
    } },
    copyText: { call: "copying", answers: { ok: "the browser copies the text", CopyRefused: "the browser refuses to copy" } },
    readClock: { call: "reading the clock", answers: { ok: "the clock is read" } },
    loadProfile: { call: "loading the profile", answers: { ok: "the profile arrives" } },
    loadMethods: { call: "loading the ways to pay", answers: { ok: "the ways to pay arrive" } },
    createInvoice: { call: "preparing the payment", answers: {
      ok: "the server prepares the payment", AnswerLost: "the server's answer gets lost on its way",
      WrongState: "the server answers that this order can no longer be paid like this",
    } },
    loadOrder: { call: "loading the order", answers: { ok: "the order arrives", OrderNotFound: "the server answers that there is no such order" } },
    loadContracts: { call: "loading the contracts", answers: {
      ok: ({ total }) => total === 0 ? "an empty list of contracts arrives" : `${counted("en-US", total, { one: "contract", other: "contracts" })} in all: the list arrives`,
    } },
    renewToken: { call: "renewing the session", answers: { ok: "the session is renewed", Lost: "the server answers that the session is over" } },
    signOut: { call: "telling the server of the sign-out", answers: { ok: "the server ends the session" } },
    loadChunk: { call: "loading the part", answers: { ok: "the part of the site arrives", NotLoaded: "the part of the site does not arrive" } },
    keepTheme: { call: "keeping the theme", answers: { ok: "the browser keeps the theme" } },
    keepSidebar: { call: "keeping the sidebar", answers: { ok: "the browser keeps how the sidebar stands" } },
    changeLocale: { call: "changing the language", answers: { ok: "the texts of the language arrive", TextsMissing: "the texts of the language do not arrive" } },
    loadRates: { call: "loading the rates", answers: { ok: "the rates arrive" } },
    loadSubject: { call: "loading the product or order", answers: {
      ok: "what is to be bought arrives", OrderNotFound: "the server answers that there is no such order",
    } },
    patchItem: { call: "saving the change", answers: { ok: "the server saves the change" } },
    patchCode: { call: "removing the code", answers: { ok: "the server removes the code" } },
    mintOrderId: { call: "making a number for the order", answers: { ok: "the new order gets its number" } },
    createOrder: { call: "creating the order", answers: { ok: "the server creates the order", IdReused: "the server answers that this order number is taken" } },
    assignOrder: { call: "assigning the order", answers: {
      ok: "the server assigns the order to the person", AssignRefused: "the server refuses to assign the order and says why",
      OrderNotFound: "the server answers that there is no such order",
    } },
  },
  happenings: {
    "code.pending": "the promo code is still being checked",
    "code.accepted": "the promo code proves valid, or the field is empty",
    "code.refused": "the promo code proves not valid",
    "query.changed": ({ query }) => `the address asks for the filter ${query.state}, page ${query.page}`,
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
    "connection.returned": "the connection is there again",
  },
  samples: {},
  reasons: {
    offline: "there is no connection", timeout: "no answer comes in time", server: "the server has an error of its own",
    unavailable: "the service is not available", malformed: "the answer cannot be read", refused: "the server refuses and says why",
    tooMany: "too many attempts", forbidden: "it is not allowed", unauthorized: "the session is over", notFound: "there is no such thing",
    cancelled: "the person closes the question for the second factor",
  },
}

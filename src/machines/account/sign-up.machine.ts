import { assign } from "xstate"
import type { AlreadyRegistered } from "#domain/account/account-failures.ts"
import type { Credentials } from "#domain/account/credentials.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, feed, port } from "#machines/shared/port.ts"
import { humanCheckState, obtainHumanCheck } from "./human-check.ts"
import type { PromoCheckChanged } from "./watch-promo-check.ts"

const machine = setup({
  types: {} as {
    context: Credentials & { promoCheck: PromoCheckChanged; humanCheck: string; failure: CallFailed | null }
    events: ({ type: "form.submit" } & Credentials) | { type: "rateLimit.ended" } | PromoCheckChanged
  },
  actors: {
    watchCode: feed<PromoCheckChanged>("watchCode"),
    obtainHumanCheck,
    signUp: port<Credentials & { code: string | null; humanCheck: string }, null, AlreadyRegistered | CallFailed>(
      "signUp",
    ),
  },
  guards: {
    isCodePending: ({ context }) => context.promoCheck.type === "code.pending",
    isCodeRefused: ({ context }) => context.promoCheck.type === "code.refused",
  },
  actions: {
    note: assign(({ context, event }) => ({
      promoCheck: event.type === "form.submit" || event.type === "rateLimit.ended" ? context.promoCheck : event,
    })),
    take: assign(({ event }) =>
      event.type === "form.submit" ? { email: event.email, password: event.password, failure: null } : {},
    ),
  },
})

/** The transitions of submitting. The form waits for a pending promo check, and an invalid code blocks it. */
const submit = [
  { guard: "isCodePending", target: "sending.code", actions: "take" },
  { guard: "isCodeRefused", target: "codeRefused", actions: "take" },
  { target: "sending.humanCheck", actions: "take" },
] as const

const form = machine.createStateConfig({
  on: {
    "form.submit": submit,
    "code.pending": { actions: "note" },
    "code.accepted": { actions: "note" },
    "code.refused": { actions: "note" },
  },
})

/** State set 19, sign-up: docs/states/account/sign-up.md. A separate machine checks the promo code, and `watchCode` reports the result. */
export const signUp = machine.createMachine({
  id: "signUp",
  context: {
    email: "",
    password: "",
    promoCheck: { type: "code.accepted", code: null },
    humanCheck: "",
    failure: null,
  },
  invoke: { src: "watchCode" },
  initial: "ready",
  states: {
    ready: form,
    codeRefused: {
      on: {
        "form.submit": { target: "codeRefused", reenter: true, actions: "take" },
        "code.pending": { target: "ready", actions: "note" },
        "code.accepted": { target: "ready", actions: "note" },
      },
    },
    sending: {
      exit: assign({ humanCheck: "" }),
      initial: "code",
      states: {
        code: {
          on: {
            "code.pending": { actions: "note" },
            "code.accepted": { target: "humanCheck", actions: "note" },
            "code.refused": { target: "#signUp.codeRefused", actions: "note" },
          },
        },
        humanCheck: humanCheckState("signup", "#signUp.failed"),
        requesting: {
          invoke: {
            src: "signUp",
            input: ({ context: { email, password, promoCheck, humanCheck } }) => ({
              email,
              password,
              code: promoCheck.type === "code.accepted" ? promoCheck.code : null,
              humanCheck,
            }),
            onDone: answers({
              ok: "#signUp.success",
              AlreadyRegistered: "#signUp.alreadyRegistered",
              cancelled: "#signUp.ready",
              rateLimited: "#signUp.rateLimited",
              otherwise: "#signUp.failed",
            }),
          },
        },
      },
    },
    alreadyRegistered: form,
    failed: form,
    rateLimited: { on: { ...form.on, "form.submit": {}, "rateLimit.ended": rateLimitEnded } },
    success: { type: "final", entry: assign({ password: "" }) },
  },
})

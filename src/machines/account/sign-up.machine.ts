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
    watchPromoCheck: feed<PromoCheckChanged>("watchPromoCheck"),
    obtainHumanCheck,
    signUp: port<Credentials & { code: string | null; humanCheck: string }, null, AlreadyRegistered | CallFailed>(
      "signUp",
    ),
  },
  guards: {
    isCodePending: ({ context }) => context.promoCheck.type === "promoCode.pending",
    isCodeRefused: ({ context }) => context.promoCheck.type === "promoCode.refused",
  },
  actions: {
    setCodeStatus: assign(({ context, event }) => ({
      promoCheck: event.type === "form.submit" || event.type === "rateLimit.ended" ? context.promoCheck : event,
    })),
    setForm: assign(({ event }) =>
      event.type === "form.submit" ? { email: event.email, password: event.password, failure: null } : {},
    ),
  },
})

/** The transitions of submitting. The form waits for a pending promo check, and an invalid code blocks it. */
const submit = [
  { guard: "isCodePending", target: "sending.code", actions: "setForm" },
  { guard: "isCodeRefused", target: "codeRefused", actions: "setForm" },
  { target: "sending.humanCheck", actions: "setForm" },
] as const

const form = machine.createStateConfig({
  on: {
    "form.submit": submit,
    "promoCode.pending": { actions: "setCodeStatus" },
    "promoCode.accepted": { actions: "setCodeStatus" },
    "promoCode.refused": { actions: "setCodeStatus" },
  },
})

/**
 * State set 19, sign-up: docs/states/account/sign-up.md. The machine `promoCheck` checks the promo code, and `watchPromoCheck` reports the
 * result.
 */
export const signUp = machine.createMachine({
  id: "signUp",
  context: {
    email: "",
    password: "",
    promoCheck: { type: "promoCode.accepted", code: null },
    humanCheck: "",
    failure: null,
  },
  invoke: { src: "watchPromoCheck" },
  initial: "ready",
  states: {
    ready: form,
    codeRefused: {
      on: {
        "form.submit": { target: "codeRefused", reenter: true, actions: "setForm" },
        "promoCode.pending": { target: "ready", actions: "setCodeStatus" },
        "promoCode.accepted": { target: "ready", actions: "setCodeStatus" },
      },
    },
    sending: {
      exit: assign({ humanCheck: "" }),
      initial: "code",
      states: {
        code: {
          on: {
            "promoCode.pending": { actions: "setCodeStatus" },
            "promoCode.accepted": { target: "humanCheck", actions: "setCodeStatus" },
            "promoCode.refused": { target: "#signUp.codeRefused", actions: "setCodeStatus" },
          },
        },
        humanCheck: humanCheckState("signup", "#signUp.failed"),
        requesting: {
          invoke: {
            src: "signUp",
            input: ({ context: { email, password, promoCheck, humanCheck } }) => ({
              email,
              password,
              code: promoCheck.type === "promoCode.accepted" ? promoCheck.code : null,
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

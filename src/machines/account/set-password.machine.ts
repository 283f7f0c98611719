import { assign } from "xstate"
import type { PasswordPrompt, PurchaseFacts } from "#domain/account/password-prompt.ts"
import { callFailed, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, rateLimitEnded, feed, port } from "#machines/shared/port.ts"

export interface PasswordPromptChanged {
  type: "visit.changed"
  prompt: PasswordPrompt
}
interface PromptEvent {
  readonly event: { readonly type: string; readonly prompt?: PasswordPrompt }
}
const calledFor =
  (...prompts: ReadonlyArray<PasswordPrompt>) =>
  ({ event: { prompt } }: PromptEvent): boolean =>
    prompt !== undefined && prompts.includes(prompt)

const machine = setup({
  types: {} as {
    context: { password: string; failure: CallFailed | null }
    events:
      | PasswordPromptChanged
      | { type: "password.submit"; password: string }
      | { type: "prompt.postpone" }
      | { type: "prompt.close" }
      | { type: "rateLimit.ended" }
    tags: "shown"
  },
  actors: {
    watchVisit: feed<PasswordPromptChanged>("watchVisit"),
    loadPurchases: port<void, PurchaseFacts, CallFailed>("loadPurchases"),
    savePassword: port<{ password: string }, null, TaggedFailure<"ResponseLost"> | CallFailed>("savePassword"),
    checkPasswordSet: port<void, boolean, CallFailed>("checkPasswordSet"),
    savePostponement: port<void, null>("savePostponement"),
  },
  delays: { setPasswordDelay: timing.setPasswordDelay },
  guards: {
    isNone: calledFor("none"),
    isSoft: calledFor("soft"),
    isSoftByNow: calledFor("soft", "afterConfirmation"),
    isAfterConfirmation: calledFor("afterConfirmation"),
    isForced: calledFor("forced"),
    isDismissed: calledFor("dismissed"),
  },
  actions: {
    setNewPassword: assign(({ event }) =>
      event.type === "password.submit" ? { password: event.password, failure: null } : {},
    ),
    clearPassword: assign({ password: "", failure: null }),
  },
})

const toForced = { guard: "isForced", target: "#setPassword.forced" } as const
const toIdle = { guard: "isNone", target: "#setPassword.idle" } as const
const toSoft = { guard: "isSoft", target: "#setPassword.soft" } as const
const toDismissed = { guard: "isDismissed", target: "#setPassword.dismissed.postponed" } as const

const sending = machine.createStateConfig({
  on: { "visit.changed": toIdle },
  exit: assign({ password: "" }),
  invoke: {
    src: "savePassword",
    input: ({ context: { password } }) => ({ password }),
    onDone: answers({
      ok: "#setPassword.done",
      ResponseLost: "checkingOutcome",
      cancelled: "ready",
      rateLimited: "rateLimited",
      otherwise: "failed",
    }),
  },
})

/**
 * The lookup after a lost response. If the account has no password, or if the lookup fails too, the customer sees a connection failure and
 * can retry.
 */
const checkingOutcome = machine.createStateConfig({
  on: { "visit.changed": toIdle },
  invoke: {
    src: "checkPasswordSet",
    onDone: answers({
      ok: [
        { when: (isSaved) => isSaved, target: "#setPassword.done" },
        { target: "failed", assign: () => ({ failure: callFailed("offline") }) },
      ],
      otherwise: { target: "failed", assign: () => ({ failure: callFailed("offline") }) },
    }),
  },
})

/** Returns the state of the form, with additional events of its initial state. */
const createPromptingStates = <Others extends object>(others: Others) => {
  const form = { on: { "password.submit": { target: "sending", actions: "setNewPassword" }, ...others } } as const
  const rateLimited = { on: { ...form.on, "password.submit": {}, "rateLimit.ended": rateLimitEnded } } as const
  const states = { ready: form, sending, checkingOutcome, rateLimited, failed: form }
  return { tags: "shown", exit: "clearPassword", initial: "ready", states } as const
}

/**
 * State set 35, set-password prompt: docs/states/account/set-password.md. A single machine serves the whole site, because a change of the
 * page must not interrupt saving.
 */
export const setPassword = machine.createMachine({
  id: "setPassword",
  context: { password: "", failure: null },
  invoke: { src: "watchVisit" },
  initial: "idle",
  states: {
    idle: {
      on: {
        "visit.changed": [toSoft, toForced, { guard: "isAfterConfirmation", target: "waiting" }, toDismissed],
      },
    },
    waiting: {
      on: { "visit.changed": [toSoft, toForced, toIdle] },
      initial: "loadingPurchases",
      states: {
        loadingPurchases: {
          invoke: {
            src: "loadPurchases",
            onDone: answers({
              ok: [
                {
                  when: ({ hasContracts, alreadyCompleted }) => hasContracts || alreadyCompleted,
                  target: "waitingForDelay",
                },
                { target: "#setPassword.soft" },
              ],
              // The delay is not worth an error message, so after a failure the prompt appears without it.
              otherwise: { target: "#setPassword.soft", assign: () => ({ failure: null }) },
            }),
          },
        },
        waitingForDelay: { after: { setPasswordDelay: "#setPassword.soft" } },
      },
    },
    soft: createPromptingStates({
      "prompt.postpone": "#setPassword.dismissed",
      "visit.changed": [toForced, toIdle],
    } as const),
    forced: createPromptingStates({
      "visit.changed": [{ guard: "isSoftByNow", target: "#setPassword.soft" }, toDismissed, toIdle],
    } as const),
    done: {
      tags: "shown",
      on: { "prompt.close": "idle" },
    },
    dismissed: {
      on: { "visit.changed": [toForced, toIdle] },
      initial: "savingPostponement",
      states: {
        savingPostponement: { invoke: { src: "savePostponement", onDone: "postponed" } },
        postponed: {},
      },
    },
  },
})

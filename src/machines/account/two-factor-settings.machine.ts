import { assign } from "xstate"
import type {
  CodeUsed,
  EmailNotConfirmed,
  IncorrectPassword,
  AlreadyInRequestedState,
  WrongCode,
} from "#domain/account/account-failures.ts"
import type { TwoFactor, TwoFactorDetails } from "#domain/account/two-factor.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"

export interface TwoFactorToggleForm {
  readonly tfaCode: string
  readonly password: string
}
type ToggleFailed =
  | IncorrectPassword
  | WrongCode
  | CodeUsed
  | AlreadyInRequestedState
  | TaggedFailure<"ResponseLost">
  | CallFailed

const machine = setup({
  types: {} as {
    /** `details` is the data that sets up an authenticator app. Null once two-factor is enabled. */
    context: { details: TwoFactorDetails | null; toggle: TwoFactorToggleForm | null; failure: CallFailed | null }
    events:
      | { type: "load.retry" }
      | { type: "enable.begin" }
      | { type: "disable.begin" }
      | { type: "toggle.cancel" }
      | ({ type: "form.submit" } & TwoFactorToggleForm)
      | { type: "rateLimit.ended" }
      | { type: "outcome.check" }
  },
  actors: {
    loadTwoFactor: port<void, TwoFactor, EmailNotConfirmed | CallFailed>("loadTwoFactor"),
    enableTwoFactor: port<TwoFactorToggleForm, null, ToggleFailed>("enableTwoFactor"),
    disableTwoFactor: port<TwoFactorToggleForm, null, ToggleFailed>("disableTwoFactor"),
  },
  actions: {
    setForm: assign(({ event }) =>
      event.type === "form.submit"
        ? { toggle: { tfaCode: event.tfaCode, password: event.password }, failure: null }
        : {},
    ),
    clearForm: assign({ toggle: null }),
    clearFailure: assign({ failure: null }),
    clearDetails: assign({ details: null }),
  },
})

const submitState = machine.createStateConfig({ on: { "form.submit": "sending" } })
const rateLimited = machine.createStateConfig({
  on: { "rateLimit.ended": rateLimitEnded, "form.submit": {} },
})
/** The page only offers to look up the outcome again. A repeated call could fail, because a code works once. */
const outcomeUnknown = machine.createStateConfig({
  on: { "outcome.check": "checkingOutcome", "form.submit": {}, "toggle.cancel": {} },
})
/** Returns the state that looks up the outcome after a lost response. `done` is the state if the change was made. */
const checkingOutcome = (done: "#twoFactorSettings.enabled.fresh" | "#twoFactorSettings.disabled.fresh") =>
  machine.createStateConfig({
    on: { "toggle.cancel": {} },
    invoke: {
      src: "loadTwoFactor",
      onDone: answers({
        ok: [
          {
            when: ({ enabled }) => enabled === done.includes("enabled.fresh"),
            target: done,
            assign: ({ details }) => ({ details }),
          },
          { target: "notDone" },
        ],
        EmailNotConfirmed: "#twoFactorSettings.unconfirmed",
        // The page shows that the outcome is unknown, and does not need the failure of the lookup.
        otherwise: { target: "outcomeUnknown", assign: () => ({ failure: null }) },
      }),
    },
  })
interface Toggling {
  readonly src: "enableTwoFactor" | "disableTwoFactor"
  /** The state that Cancel returns to. */
  readonly from: "enabled" | "disabled"
  readonly ok: string
  /** The state after a lost response, if the change was made. */
  readonly done: Parameters<typeof checkingOutcome>[0]
}

/** Returns the form that enables or disables two-factor. The two forms have the same states. */
const createTogglingStates = ({ src, from, ok, done }: Toggling) =>
  machine.createStateConfig({
    initial: "ready",
    on: { "toggle.cancel": { target: from, actions: "clearFailure" } },
    states: {
      ready: submitState,
      sending: {
        entry: "setForm",
        exit: "clearForm",
        // Cancel does nothing here, because the server may already have executed the request.
        on: { "toggle.cancel": {} },
        invoke: {
          src,
          input: ({ context }) => context.toggle!,
          onDone: answers({
            ok: { target: ok, actions: "clearDetails" },
            IncorrectPassword: "wrongPassword",
            WrongCode: "wrongCode",
            CodeUsed: "usedCode",
            AlreadyInRequestedState: "#twoFactorSettings.loading",
            ResponseLost: "checkingOutcome",
            cancelled: "ready",
            rateLimited: "rateLimited",
            otherwise: "failed",
          }),
        },
      },
      checkingOutcome: checkingOutcome(done),
      notDone: submitState,
      outcomeUnknown,
      wrongPassword: submitState,
      wrongCode: submitState,
      usedCode: submitState,
      rateLimited,
      failed: submitState,
    },
  })

/**
 * State set 53, two-factor authentication: docs/states/account/two-factor-settings.md. A code works once, so after a lost response the form
 * first reads the current setting.
 */
export const twoFactorSettings = machine.createMachine({
  id: "twoFactorSettings",
  context: { details: null, toggle: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      entry: "clearFailure",
      invoke: {
        src: "loadTwoFactor",
        onDone: answers({
          ok: [
            { when: ({ enabled }) => enabled, target: "enabled", actions: "clearDetails" },
            { target: "disabled", assign: ({ details }) => ({ details }) },
          ],
          EmailNotConfirmed: "unconfirmed",
          otherwise: "failed",
        }),
      },
    },
    failed: { on: { "load.retry": "loading" } },
    unconfirmed: {},
    /** Reloads the details, because enabling two-factor again requires a new secret. */
    reloading: {
      invoke: {
        src: "loadTwoFactor",
        onDone: answers({
          ok: { target: "disabled.fresh", assign: ({ details }) => ({ details }) },
          EmailNotConfirmed: "unconfirmed",
          otherwise: "failed",
        }),
      },
    },
    disabled: {
      initial: "known",
      states: { known: {}, fresh: {} },
      on: { "enable.begin": "enabling" },
    },
    enabling: createTogglingStates({
      src: "enableTwoFactor",
      from: "disabled",
      ok: "#twoFactorSettings.enabled.fresh",
      done: "#twoFactorSettings.enabled.fresh",
    }),
    enabled: {
      initial: "known",
      states: { known: {}, fresh: {} },
      on: { "disable.begin": "disabling" },
    },
    disabling: createTogglingStates({
      src: "disableTwoFactor",
      from: "enabled",
      ok: "#twoFactorSettings.reloading",
      done: "#twoFactorSettings.disabled.fresh",
    }),
  },
})

import { assign, setup } from "xstate"
import type { CallFailed, TaggedFailure } from "../../../domain/shared/failure"
import type {
  CodeUsed,
  EmailNotConfirmed,
  IncorrectPassword,
  OutOfStep,
  WrongCode,
} from "../../../domain/account/settings-failures"
import type { TwoFactor, TwoFactorDetails } from "../../../domain/account/two-factor"
import { isRateLimited, clearRateLimit } from "../../shared/rate-limit"
import { callFailure, failedWith, failureWith, port, succeeded, successOf } from "../../shared/port"

export interface TwoFactorToggleForm {
  readonly tfaCode: string
  readonly password: string
}
/** `AnswerLost`: the outcome is unknown. */
type ToggleFailed = IncorrectPassword | WrongCode | CodeUsed | OutOfStep | TaggedFailure<"AnswerLost"> | CallFailed

const machine = setup({
  types: {} as {
    /** `details`: what would be enabled; none once it is. */
    context: { details: TwoFactorDetails | null; toggle: TwoFactorToggleForm | null; failure: CallFailed | null }
    events:
      | { type: "load.retry" }
      | { type: "enable.begin" }
      | { type: "disable.begin" }
      | { type: "toggle.cancel" }
      | ({ type: "form.submit" } & TwoFactorToggleForm)
      | { type: "rateLimit.ended" }
      | { type: "setting.look" }
  },
  actors: {
    loadTwoFactor: port<null, TwoFactor, EmailNotConfirmed | CallFailed>("loadTwoFactor"),
    enableTwoFactor: port<TwoFactorToggleForm, null, ToggleFailed>("enableTwoFactor"),
    disableTwoFactor: port<TwoFactorToggleForm, null, ToggleFailed>("disableTwoFactor"),
  },
  actions: {
    take: assign(({ event }) =>
      event.type === "form.submit"
        ? { toggle: { tfaCode: event.tfaCode, password: event.password }, failure: null }
        : {},
    ),
    forget: assign({ toggle: null }),
    forgetFailure: assign({ failure: null }),
    forgetDetails: assign({ details: null }),
  },
})

type Answered = Parameters<typeof failureWith<ToggleFailed, "CallFailed">>[0]

const submitState = machine.createStateConfig({ on: { "form.submit": "process" } })
/** Rate limited: the response had Retry-After. */
const rateLimited = machine.createStateConfig({
  on: { "rateLimit.ended": { target: "error", actions: assign(clearRateLimit) }, "form.submit": {} },
})
/** Still unknown: only another lookup is offered. */
const outcomeUnknown = machine.createStateConfig({
  on: { "setting.look": "looking", "form.submit": {}, "toggle.cancel": {} },
})
/** After a lost response: enabled or disabled? */
const looking = (done: "#twoFactorSettings.enabled.fresh" | "#twoFactorSettings.disabled.fresh") =>
  machine.createStateConfig({
    on: { "toggle.cancel": {} },
    invoke: {
      id: "loadTwoFactor",
      src: "loadTwoFactor",
      input: null,
      onDone: [
        {
          guard: ({ event }) => succeeded({ event }) && successOf({ event }).enabled === done.includes("enabled.fresh"),
          target: done,
          actions: assign({ details: ({ event }) => successOf({ event }).details }),
        },
        { guard: succeeded, target: "notDone" },
        { guard: failedWith("EmailNotConfirmed"), target: "#twoFactorSettings.unconfirmed" },
        { target: "outcomeUnknown" },
      ],
    },
  })
const refused = [
  { guard: failedWith("IncorrectPassword"), target: "wrongPassword" },
  { guard: failedWith("WrongCode"), target: "wrongCode" },
  { guard: failedWith("CodeUsed"), target: "usedCode" },
  { guard: failedWith("OutOfStep"), target: "#twoFactorSettings.loading" },
  { guard: failedWith("AnswerLost"), target: "looking" },
  {
    // Closing the two-factor challenge ends the call silently; what was typed stays.
    guard: ({ event }: Answered) => failureWith({ event }, "CallFailed")?.reason === "cancelled",
    target: "ready",
  },
] as const

interface Toggling {
  readonly src: "enableTwoFactor" | "disableTwoFactor"
  /** The state that Cancel returns to. */
  readonly from: "enabled" | "disabled"
  readonly onDone: { readonly guard: typeof succeeded; readonly target: string; readonly actions?: "forgetDetails" }
  /** The state after a lost response, if the change was made. */
  readonly done: Parameters<typeof looking>[0]
}

/** The form that enables or disables it. */
const toggling = ({ src, from, onDone, done }: Toggling) =>
  machine.createStateConfig({
    initial: "ready",
    on: { "toggle.cancel": { target: from, actions: "forgetFailure" } },
    states: {
      ready: submitState,
      process: {
        entry: "take",
        exit: "forget",
        // What is on its way cannot be called back.
        on: { "toggle.cancel": {} },
        invoke: {
          id: src,
          src,
          input: ({ context }) => context.toggle!,
          onDone: [
            onDone,
            ...refused,
            { guard: isRateLimited, target: "rateLimited", actions: assign(callFailure) },
            { target: "error", actions: assign(callFailure) },
          ],
        },
      },
      looking: looking(done),
      notDone: submitState,
      outcomeUnknown,
      wrongPassword: submitState,
      wrongCode: submitState,
      usedCode: submitState,
      rateLimited,
      error: submitState,
    },
  })

/** State set 53: docs/states/account/two-factor-settings.md. */
export const twoFactorSettings = machine.createMachine({
  id: "twoFactorSettings",
  context: { details: null, toggle: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      entry: "forgetFailure",
      invoke: {
        id: "loadTwoFactor",
        src: "loadTwoFactor",
        input: null,
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && successOf({ event }).enabled,
            target: "enabled",
            actions: "forgetDetails",
          },
          {
            guard: succeeded,
            target: "disabled",
            actions: assign({ details: ({ event }) => successOf({ event }).details }),
          },
          { guard: failedWith("EmailNotConfirmed"), target: "unconfirmed" },
          { target: "failed", actions: assign(callFailure) },
        ],
      },
    },
    failed: { on: { "load.retry": "loading" } },
    unconfirmed: {},
    /** Enabled again it has another secret. */
    reloading: {
      invoke: {
        id: "loadTwoFactor",
        src: "loadTwoFactor",
        input: null,
        onDone: [
          {
            guard: succeeded,
            target: "disabled.fresh",
            actions: assign({ details: ({ event }) => successOf({ event }).details }),
          },
          { guard: failedWith("EmailNotConfirmed"), target: "unconfirmed" },
          { target: "failed", actions: assign(callFailure) },
        ],
      },
    },
    disabled: {
      initial: "known",
      states: { known: {}, fresh: {} },
      on: { "enable.begin": "enabling" },
    },
    enabling: toggling({
      src: "enableTwoFactor",
      from: "disabled",
      onDone: { guard: succeeded, target: "#twoFactorSettings.enabled.fresh", actions: "forgetDetails" },
      done: "#twoFactorSettings.enabled.fresh",
    }),
    enabled: {
      initial: "known",
      states: { known: {}, fresh: {} },
      on: { "disable.begin": "disabling" },
    },
    disabling: toggling({
      src: "disableTwoFactor",
      from: "enabled",
      onDone: { guard: succeeded, target: "#twoFactorSettings.reloading" },
      done: "#twoFactorSettings.disabled.fresh",
    }),
  },
})

import type { Result } from "effect"
import { assign } from "xstate"
import type { DoneActorEvent } from "xstate"
import type { CallFailed, TaggedFailure } from "../../../domain/shared/failure"
import type { IncorrectPassword } from "../../../domain/account/settings-failures"
import { isRateLimited } from "../../shared/rate-limit"
import { failedWith, failureWith, succeeded, successOf } from "../../shared/port"

/** `AnswerLost`: it is unknown whether it was saved. */
export type SaveSettingFailure = IncorrectPassword | TaggedFailure<"AnswerLost"> | CallFailed

export interface SettingsForm<Values> {
  readonly context: {
    /** On their way. */
    readonly values: Values | null
    readonly failure: CallFailed | null
    /** Counts the successes: each time with empty fields. */
    readonly saves: number
  }
  readonly events:
    | { readonly type: "form.submit"; readonly values: Values }
    | { readonly type: "rateLimit.ended" }
    | { readonly type: "setting.look" }
}

type Looked = DoneActorEvent<Result.Result<boolean, CallFailed>>
type Answered = DoneActorEvent<Result.Result<null, SaveSettingFailure>>
interface Known<Values> {
  readonly context: SettingsForm<Values>["context"]
}

const submit = { on: { "form.submit": "process" } } as const

const reportFailure = <Values>() =>
  assign<SettingsForm<Values>["context"], Answered, undefined, SettingsForm<Values>["events"], never>({
    failure: ({ event }) => failureWith({ event }, "CallFailed"),
  })

/** State set 16, as every setting has it that the present password protects. They differ in what is sent. */
export const settingsForm = <Values>() =>
  ({
    initial: "ready",
    states: {
      ready: submit,
      process: {
        entry: "take",
        invoke: {
          id: "saveSetting",
          src: "saveSetting",
          input: ({ context }: Known<Values>) => context.values!,
          onDone: [
            { guard: succeeded, target: "success", actions: ["count", "forget"] },
            { guard: failedWith("IncorrectPassword"), target: "wrongPassword", actions: "forget" },
            { guard: failedWith("AnswerLost"), target: "looking" },
            {
              // Closing the two-factor challenge ends the call silently; what was typed stays.
              guard: ({ event }: { readonly event: Answered }) =>
                failureWith({ event }, "CallFailed")?.reason === "cancelled",
              target: "ready",
              actions: "forget",
            },
            { guard: isRateLimited, target: "rateLimited", actions: [reportFailure<Values>(), "forget"] },
            { target: "error", actions: [reportFailure<Values>(), "forget"] },
          ],
        },
      },
      /** After a lost response: was it saved? */
      looking: {
        invoke: {
          id: "findSetting",
          src: "findSetting",
          input: ({ context }: Known<Values>) => context.values!,
          onDone: [
            {
              guard: ({ event }: { readonly event: Looked }) => succeeded({ event }) && successOf({ event }),
              target: "success",
              actions: ["count", "forget"],
            },
            { guard: succeeded, target: "notSaved", actions: "forget" },
            { target: "outcomeUnknown" },
          ],
        },
      },
      /** What was typed is still there. */
      notSaved: submit,
      outcomeUnknown: { on: { "setting.look": "looking", "form.submit": {} } },
      success: submit,
      wrongPassword: submit,
      /** Rate limited: the response had Retry-After. */
      rateLimited: { on: { "rateLimit.ended": { target: "error", actions: "release" }, "form.submit": {} } },
      error: submit,
    },
  }) as const

export const emptySettingsForm = { values: null, failure: null, saves: 0 }
export const clearFormValues = { values: null }
export const countSave = { saves: ({ context }: Known<unknown>) => context.saves + 1 }

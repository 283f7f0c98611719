import { assign } from "xstate"
import type { IncorrectPassword } from "#domain/account/account-failures.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, rateLimitEnded } from "#machines/shared/port.ts"

export type SaveSettingFailure = IncorrectPassword | TaggedFailure<"ResponseLost"> | CallFailed

export interface FormContext<Values> {
  readonly values: Values | null
  readonly failure: CallFailed | null
  /** The number of successful saves. The page empties the fields after each of them. */
  readonly saves: number
}

export interface SettingsForm<Values> {
  readonly context: FormContext<Values>
  readonly events:
    | { readonly type: "form.submit"; readonly values: Values }
    | { readonly type: "rateLimit.ended" }
    | { readonly type: "outcome.check" }
}

const submit = { on: { "form.submit": "sending" } } as const
const forget = () => ({ values: null })
const count = (_: unknown, { saves }: { readonly saves: number }) => ({ values: null, saves: saves + 1 })

/**
 * Returns the configuration of a form for a setting that the current password protects: state set 16. The settings differ in the values
 * that they send.
 */
export const settingsForm = <Values>() => {
  type Events = SettingsForm<Values>["events"]
  const input = ({ context }: { readonly context: FormContext<Values> }) => context.values!
  return {
    context: { values: null, failure: null, saves: 0 },
    initial: "ready",
    states: {
      ready: submit,
      sending: {
        entry: assign<FormContext<Values>, Events, undefined, Events, never>(({ event }) =>
          event.type === "form.submit" ? { values: event.values, failure: null } : {},
        ),
        invoke: {
          src: "saveSetting",
          input,
          onDone: answers<FormContext<Values>, null, SaveSettingFailure, Events, never, never>({
            ok: { target: "success", assign: count },
            IncorrectPassword: { target: "wrongPassword", assign: forget },
            ResponseLost: "checkingOutcome",
            cancelled: { target: "ready", assign: forget },
            rateLimited: { target: "rateLimited", assign: forget },
            otherwise: { target: "failed", assign: forget },
          }),
        },
      },
      checkingOutcome: {
        invoke: {
          src: "checkSettingSaved",
          input,
          onDone: answers<FormContext<Values>, boolean, CallFailed, Events, never, never>({
            ok: [
              { when: (isSaved) => isSaved, target: "success", assign: count },
              { target: "notSaved", assign: forget },
            ],
            otherwise: "outcomeUnknown",
          }),
        },
      },
      /** The typed values stay in the form. */
      notSaved: submit,
      outcomeUnknown: { on: { "outcome.check": "checkingOutcome", "form.submit": {} } },
      success: submit,
      wrongPassword: submit,
      rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {} } },
      failed: submit,
    },
  } as const
}

import { assign } from "xstate"
import type { DisplayCurrency, Locale } from "#domain/shared/currency.ts"
import { callFailed, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface PreferenceValues {
  readonly locale: Locale
  readonly currencyId: DisplayCurrency
}

const submit = { on: { "form.submit": "sending" } } as const

/**
 * State set 48, common settings: docs/states/account/change-common.md. The server saves the settings first, because all open tabs apply
 * them afterwards.
 */
export const changeCommon = setup({
  types: {} as {
    context: { chosen: PreferenceValues | null; failure: CallFailed | null }
    events: { type: "form.submit"; values: PreferenceValues }
  },
  actors: {
    savePreferences: port<PreferenceValues, null, TaggedFailure<"ResponseLost"> | CallFailed>("savePreferences"),
    checkPreferencesSaved: port<PreferenceValues, boolean, CallFailed>("checkPreferencesSaved"),
    showLocale: port<Pick<PreferenceValues, "locale">, null, TaggedFailure<"TextsNotLoaded">>("showLocale"),
  },
}).createMachine({
  id: "changeCommon",
  context: { chosen: null, failure: null },
  initial: "ready",
  states: {
    ready: submit,
    sending: {
      entry: assign(({ event }) => (event.type === "form.submit" ? { chosen: event.values, failure: null } : {})),
      initial: "requesting",
      states: {
        requesting: {
          invoke: {
            src: "savePreferences",
            input: ({ context }) => context.chosen!,
            onDone: answers({
              ok: "showing",
              ResponseLost: "checkingOutcome",
              cancelled: "#changeCommon.ready",
              otherwise: "#changeCommon.failed",
            }),
          },
        },
        /** An unknown outcome counts as a connection failure, because saving equal values twice is harmless. */
        checkingOutcome: {
          invoke: {
            src: "checkPreferencesSaved",
            input: ({ context }) => context.chosen!,
            onDone: answers({
              ok: [
                { when: (isSaved) => isSaved, target: "showing" },
                { target: "#changeCommon.failed", assign: () => ({ failure: callFailed("offline") }) },
              ],
              otherwise: { target: "#changeCommon.failed", assign: () => ({ failure: callFailed("offline") }) },
            }),
          },
        },
        showing: {
          invoke: {
            src: "showLocale",
            input: ({ context }) => ({ locale: context.chosen!.locale }),
            onDone: answers({ ok: "#changeCommon.success", TextsNotLoaded: "#changeCommon.textsMissing" }),
          },
        },
      },
    },
    success: submit,
    textsMissing: submit,
    failed: submit,
  },
})

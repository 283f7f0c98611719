import { assign } from "xstate"
import type { Locale } from "#domain/shared/currency.ts"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface LocaleChoice {
  readonly locale: Locale
}
export interface LocaleChanged extends LocaleChoice {
  readonly type: "locale.changed"
}

const resting = {
  on: {
    "locale.choose": { target: "changing", actions: "setRequestedLocale" },
    "locale.changed": { target: "following", actions: "setRequestedLocale" },
  },
} as const

/** The language of the interface. A change leaves the URL and the typed values unchanged. */
export const locale = setup({
  types: {} as {
    input: LocaleChoice
    /** `locale` is the current language, and `requested` is the language requested last. */
    context: LocaleChoice & { readonly requested: Locale }
    events: { type: "locale.choose"; locale: Locale } | LocaleChanged
  },
  actors: {
    watchLocale: feed<LocaleChanged>("watchLocale"),
    changeLocale: port<LocaleChoice, void, TaggedFailure<"TextsNotLoaded">>("changeLocale"),
    showLocale: port<LocaleChoice, void, TaggedFailure<"TextsNotLoaded">>("showLocale"),
  },
  actions: {
    setRequestedLocale: assign({ requested: ({ event }) => event.locale }),
    show: assign({ locale: ({ context }) => context.requested }),
  },
}).createMachine({
  id: "locale",
  context: ({ input: { locale: shown } }) => ({ locale: shown, requested: shown }),
  invoke: { src: "watchLocale" },
  initial: "shown",
  states: {
    shown: resting,
    changing: {
      invoke: {
        src: "changeLocale",
        input: ({ context }) => ({ locale: context.requested }),
        onDone: answers({ ok: { target: "shown", actions: "show" }, TextsNotLoaded: "failed" }),
      },
      // Only one change runs at a time, because a change loads texts.
      on: { "locale.choose": {}, "locale.changed": {} },
    },
    following: {
      invoke: {
        src: "showLocale",
        input: ({ context }) => ({ locale: context.requested }),
        onDone: answers({ ok: { target: "shown", actions: "show" }, TextsNotLoaded: "failed" }),
      },
      on: {
        "locale.choose": {},
        "locale.changed": { target: "following", reenter: true, actions: "setRequestedLocale" },
      },
    },
    failed: resting,
  },
})

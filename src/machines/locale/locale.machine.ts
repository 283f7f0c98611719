import { assign, setup } from "xstate"
import type { Locale } from "../../domain/currency"
import type { Named } from "../../domain/failure"
import { port, succeeded } from "../port"

export interface LocaleChoice {
  readonly locale: Locale
}

/** The interface's language. Changing it leaves the address and what was typed as they are. */
export const locale = setup({
  types: {} as {
    input: LocaleChoice
    /** `locale` is the one shown, `wanted` the one last asked for. */
    context: LocaleChoice & { readonly wanted: Locale }
    events: { type: "locale.choose"; locale: Locale }
  },
  actors: { changeLocale: port<LocaleChoice, void, Named<"TextsMissing">>("changeLocale") },
  actions: {
    want: assign({ wanted: ({ event }) => event.locale })
  }
}).createMachine({
  id: "locale",
  context: ({ input: { locale: shown } }) => ({ locale: shown, wanted: shown }),
  initial: "shown",
  states: {
    shown: {
      on: { "locale.choose": { target: "changing", actions: "want" } }
    },
    changing: {
      invoke: {
        id: "changeLocale",
        src: "changeLocale",
        input: ({ context }) => ({ locale: context.wanted }),
        onDone: [
          { guard: succeeded, target: "shown", actions: assign({ locale: ({ context }) => context.wanted }) },
          { target: "failed" }
        ]
      },
      // One change at a time: the texts are on their way.
      on: { "locale.choose": {} }
    },
    failed: {
      on: { "locale.choose": { target: "changing", actions: "want" } }
    }
  }
})

import { offeredLocale } from "#domain/shared/currency.ts"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"
import type { LocaleChanged, LocaleChoice } from "./locale.machine.ts"

const offerSetup = setup({
  types: {} as { events: { type: "offer.accept" } | { type: "offer.decline" } | LocaleChanged },
  actors: {
    watchLocale: feed<LocaleChanged>("watchLocale"),
    changeLocale: port<LocaleChoice, void, TaggedFailure<"TextsNotLoaded">>("changeLocale"),
    saveRefusal: port<void, void>("saveRefusal"),
  },
})

const open = offerSetup.createStateConfig({
  on: { "offer.accept": "changing", "offer.decline": "declining", "locale.changed": "closed" },
})

/** State set 215, language offer: docs/states/site/language-offer.md. The machine starts only if the site offers the other language. */
export const languageOffer = offerSetup.createMachine({
  id: "languageOffer",
  invoke: { src: "watchLocale" },
  initial: "offered",
  states: {
    offered: open,
    changing: {
      invoke: {
        src: "changeLocale",
        input: { locale: offeredLocale },
        onDone: answers({ ok: "closed", TextsNotLoaded: "failed" }),
      },
    },
    failed: open,
    declining: { invoke: { src: "saveRefusal", onDone: "closed" } },
    closed: { type: "final" },
  },
})

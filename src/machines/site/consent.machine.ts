import type { Consent } from "#domain/site/config.ts"
import { setup, feed, port } from "#machines/shared/port.ts"

export interface ConsentChoice {
  readonly consent: Consent
}
export type ConsentChanged = { type: "consent.given" } | { type: "consent.refused" } | { type: "consent.missing" }

/** State set 228, consent: docs/states/site/consent.md. The machine starts only if the site asks for consent. */
export const consent = setup({
  types: {} as {
    events: { type: "consent.allow" } | { type: "consent.refuse" } | { type: "consent.reconsider" } | ConsentChanged
  },
  actors: {
    watchConsent: feed<ConsentChanged>("watchConsent"),
    saveConsent: port<ConsentChoice, void>("saveConsent"),
  },
}).createMachine({
  id: "consent",
  invoke: { src: "watchConsent" },
  // The button changes nothing while the question is open or the machine saves the choice.
  on: { "consent.given": ".given", "consent.refused": ".refused", "consent.reconsider": {} },
  initial: "checking",
  states: {
    checking: { on: { "consent.missing": "asking" } },
    asking: { on: { "consent.allow": "allowing", "consent.refuse": "refusing" } },
    allowing: { invoke: { src: "saveConsent", input: { consent: "given" }, onDone: "given" } },
    refusing: { invoke: { src: "saveConsent", input: { consent: "refused" }, onDone: "refused" } },
    given: { on: { "consent.reconsider": "asking" } },
    refused: { on: { "consent.reconsider": "asking" } },
  },
})

import { assign, emit } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { cleanToken } from "#domain/shared/pasted-text.ts"
import { timing } from "#domain/shared/timing.ts"
import { hasDiscount, type PromoCodeResult } from "#domain/shop/promo-code.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const promoCheckSetup = setup({
  types: {} as {
    input: { code: string }
    context: { code: string; answer: PromoCodeResult | null; failure: CallFailed | null }
    events: { type: "promoCode.type"; code: string } | { type: "check.retry" } | { type: "prices.changed" }
    /** `promoCode.checked` means that the code is valid, or that the field is empty. */
    tags: "stable"
    emitted: { type: "promoCode.checked"; code: string } | { type: "promoCode.unchecked" }
  },
  actors: { checkPromoCode: port<{ code: string }, PromoCodeResult, CallFailed>("checkPromoCode") },
  delays: { promoCheckDebounce: timing.promoCheckDebounce },
  guards: { isBlank: ({ context }) => cleanToken(context.code) === "" },
})

const stable = promoCheckSetup.createStateConfig({
  tags: "stable",
  entry: emit(({ context }) => ({ type: "promoCode.checked", code: cleanToken(context.code) })),
})

/**
 * State set 20, promo check: docs/states/shop/promo-check.md. A failed check gives no discount and blocks nothing. A refused code blocks
 * the form.
 */
export const promoCheck = promoCheckSetup.createMachine({
  id: "promoCheck",
  context: ({ input }) => ({ code: input.code, answer: null, failure: null }),
  initial: "deciding",
  on: {
    "promoCode.type": {
      target: ".deciding",
      actions: assign({ code: ({ event }) => event.code, answer: null, failure: null }),
    },
  },
  states: {
    deciding: { always: [{ guard: "isBlank", target: "empty" }, { target: "typing" }] },
    empty: stable,
    typing: { after: { promoCheckDebounce: "checking" } },
    checking: {
      invoke: {
        src: "checkPromoCode",
        input: ({ context }) => ({ code: cleanToken(context.code) }),
        onDone: answers({
          ok: [
            { when: ({ canBeApplied }) => !canBeApplied, target: "invalid" },
            { when: hasDiscount, target: "validWithSale", assign: (answer) => ({ answer }) },
            { target: "validWithoutSale", assign: (answer) => ({ answer }) },
          ],
          otherwise: "unchecked",
        }),
      },
    },
    // A sale has ended or was renewed, so the discount of the code may differ now.
    validWithSale: { ...stable, on: { "prices.changed": "checking" } },
    validWithoutSale: { ...stable, on: { "prices.changed": "checking" } },
    invalid: { on: { "prices.changed": "checking" } },
    /** The check failed. The code gives no discount, and no form waits for it. */
    unchecked: {
      tags: "stable",
      entry: emit({ type: "promoCode.unchecked" }),
      on: {
        "check.retry": { target: "checking", actions: assign({ failure: null }) },
        "prices.changed": { target: "checking", actions: assign({ failure: null }) },
      },
    },
  },
})

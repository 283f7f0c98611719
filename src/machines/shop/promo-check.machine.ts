import { assign, emit } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { readToken } from "#domain/shared/pasted-text.ts"
import { timing } from "#domain/shared/timing.ts"
import { hasDiscount, type PromoCodeResult } from "#domain/shop/promo-code.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const promoCheckSetup = setup({
  types: {} as {
    input: { code: string }
    context: { code: string; answer: PromoCodeResult | null; failure: CallFailed | null }
    events: { type: "code.type"; code: string } | { type: "check.retry" } | { type: "prices.changed" }
    /** `code.settled` means that the code is valid, or that the field is empty. */
    tags: "settled"
    emitted: { type: "code.settled"; code: string } | { type: "code.unchecked" }
  },
  actors: { checkCode: port<{ code: string }, PromoCodeResult, CallFailed>("checkCode") },
  delays: { promoCheckDebounce: timing.promoCheckDebounce },
  guards: { isBlank: ({ context }) => readToken(context.code) === "" },
})

const settled = promoCheckSetup.createStateConfig({
  tags: "settled",
  entry: emit(({ context }) => ({ type: "code.settled", code: readToken(context.code) })),
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
    "code.type": {
      target: ".deciding",
      actions: assign({ code: ({ event }) => event.code, answer: null, failure: null }),
    },
  },
  states: {
    deciding: { always: [{ guard: "isBlank", target: "empty" }, { target: "typing" }] },
    empty: settled,
    typing: { after: { promoCheckDebounce: "checking" } },
    checking: {
      invoke: {
        src: "checkCode",
        input: ({ context }) => ({ code: readToken(context.code) }),
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
    validWithSale: { ...settled, on: { "prices.changed": "checking" } },
    validWithoutSale: { ...settled, on: { "prices.changed": "checking" } },
    invalid: { on: { "prices.changed": "checking" } },
    /** The check failed. The code gives no discount, and no form waits for it. */
    unchecked: {
      tags: "settled",
      entry: emit({ type: "code.unchecked" }),
      on: {
        "check.retry": { target: "checking", actions: assign({ failure: null }) },
        "prices.changed": { target: "checking", actions: assign({ failure: null }) },
      },
    },
  },
})

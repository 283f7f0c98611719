import { assign, setup } from "xstate"
import type { CodeAnswer } from "../../domain/promo-code"
import { hasSale } from "../../domain/promo-code"
import { timing } from "../../domain/timing"
import { port, success } from "../port"

/** State set 20: docs/states/promo-check.md. A failed check means "not applicable", so the port cannot fail. */
export const promoCheck = setup({
  types: {} as {
    input: { code: string }
    context: { code: string; answer: CodeAnswer | null }
    events: { type: "code.type"; code: string }
  },
  actors: {
    checkCode: port<{ code: string }, CodeAnswer>("checkCode")
  },
  delays: {
    promoCheckDebounce: timing.promoCheckDebounce
  },
  guards: {
    isBlank: ({ context }) => context.code.trim() === ""
  }
}).createMachine({
  id: "promoCheck",
  context: ({ input }) => ({ code: input.code, answer: null }),
  initial: "sorting",
  on: {
    "code.type": { target: ".sorting", actions: assign({ code: ({ event }) => event.code, answer: null }) }
  },
  states: {
    sorting: {
      always: [{ guard: "isBlank", target: "empty" }, { target: "typing" }]
    },
    empty: {},
    typing: {
      after: { promoCheckDebounce: "checking" }
    },
    checking: {
      invoke: {
        id: "checkCode",
        src: "checkCode",
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: [
          {
            guard: ({ event }) => !success({ event }).canBeApplied,
            target: "invalid"
          },
          {
            guard: ({ event }) => hasSale(success({ event })),
            target: "validWithSale",
            actions: assign({ answer: ({ event }) => success({ event }) })
          },
          {
            target: "validWithoutSale",
            actions: assign({ answer: ({ event }) => success({ event }) })
          }
        ]
      }
    },
    validWithSale: {},
    validWithoutSale: {},
    invalid: {}
  }
})

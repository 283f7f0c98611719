import { assign } from "xstate"
import { answers } from "#machines/shared/port.ts"
import {
  contextOfPrices,
  contextOfSubject,
  contextOfChangedOrder,
  moveSlider,
  typeIntoField,
} from "./calculator.context.ts"
import {
  flushingState,
  savingInBackgroundState,
  changePendingState,
  restoringState,
  savingState,
  typingState,
  unconfirmedState,
} from "./calculator.saving.ts"
import { calculatorSetup } from "./calculator.setup.ts"

/** Loads the subject of the calculation. A reload keeps the quantity, so only the prices are new. */
const asking = calculatorSetup.createStateConfig({
  invoke: {
    src: "loadSubject",
    input: ({ context: { orderId, productId, code } }) => ({ orderId, productId, code }),
    onDone: answers({
      ok: { target: "deciding", assign: contextOfSubject },
      OrderNotFound: "notFound",
      CodeRequired: "codeRequired",
      otherwise: "failed",
    }),
  },
})

/**
 * State sets 68, 69, calculator: docs/states/shop/calculator.md. The field edited last leads. The other field follows when the text is
 * committed.
 */
export const calculator = calculatorSetup.createMachine({
  id: "calculator",
  context: ({ input }) => ({ ...input, products: [], order: null, sale: null, quote: null, failure: null }),
  invoke: [
    { src: "watchPageLeft" },
    {
      src: "watchPrices",
      input: ({ context: { orderId, productId, code } }) => ({ orderId, productId, code }),
    },
  ],
  initial: "loading",
  states: {
    loading: asking,
    deciding: {
      always: [
        { guard: "isWaitingForPayment", target: "toStatus" },
        { guard: "isOver", target: "toOrder" },
        { guard: "isMissing", target: "noProduct" },
        { guard: "isOffSale", target: "notOnSale" },
        // If prices arrive while the customer types, the text in the field is not the quantity yet.
        { guard: { type: "isTyped", params: "quantity" }, target: "editing.quantityLeads" },
        { guard: { type: "isTyped", params: "cost" }, target: "editing.costLeads" },
        { target: "editing" },
      ],
    },
    failed: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
    /** The server sells nothing without a code. */
    codeRequired: {
      on: { "promoCode.choose": { target: "loading", actions: assign({ code: ({ event }) => event.code }) } },
    },
    notFound: {},
    noProduct: {},
    notOnSale: {},
    editing: {
      initial: "synced",
      on: {
        "quantity.type": {
          target: ".quantityLeads",
          actions: assign(({ context, event }) => typeIntoField(context, { quantityText: event.text })),
        },
        "cost.type": {
          target: ".costLeads",
          actions: assign(({ context, event }) => typeIntoField(context, { costText: event.text })),
        },
        "slider.move": {
          target: ".settling",
          actions: assign(({ context, event }) => moveSlider(context, event.text)),
        },
        "promoCode.choose": {
          guard: { type: "isNewCode", params: ({ event }) => ({ code: event.code }) },
          target: "repricing",
          actions: assign(({ event }) => ({ code: event.code === "" ? null : event.code })),
        },
        // An order keeps the discount from its creation, so the end of the discount only affects products.
        "discount.ended": { guard: "hasNoOrder", target: "repricing" },
        "order.changed": {
          guard: "hasOrder",
          actions: assign(({ context, event }) => contextOfChangedOrder(event.order, context)),
        },
        "prices.changed": { actions: assign(({ context, event }) => contextOfPrices(event.subject, context)) },
      },
      states: {
        synced: { tags: "stable", on: { "order.continue": { guard: "hasOrder", target: "#calculator.toMethod" } } },
        clamped: { tags: "stable", on: { "order.continue": { guard: "hasOrder", target: "#calculator.toMethod" } } },
        quantityLeads: typingState("quantity"),
        costLeads: typingState("cost"),
        unconfirmed: unconfirmedState,
        quantityInvalid: { tags: "invalid" },
        costInvalid: { tags: "invalid" },
        settling: {
          always: [
            { guard: "hasOrder", target: "pending" },
            { guard: "isAdjusted", target: "clamped" },
            { target: "synced" },
          ],
        },
        pending: changePendingState,
        savingInBackground: savingInBackgroundState,
        saving: savingState,
        saved: { always: [{ guard: "isAdjusted", target: "clamped" }, { target: "synced" }] },
        restored: { tags: "stable", on: { "order.continue": "#calculator.toMethod" } },
      },
    },
    /** The code changed or a discount ended. The quantity stays, and the new prices load. */
    repricing: {
      tags: "busy",
      ...asking,
      on: {
        "promoCode.choose": {
          guard: { type: "isNewCode", params: ({ event }) => ({ code: event.code }) },
          target: "repricing",
          reenter: true,
          actions: assign(({ event }) => ({ code: event.code === "" ? null : event.code })),
        },
      },
    },
    flushing: flushingState,
    restoring: restoringState,
    toMethod: { type: "final" },
    toStatus: { type: "final" },
    toOrder: { type: "final" },
  },
})
